import { isSameAddress, type CheckoutAddress } from './address.ts';
import type { SaveInAddressBook } from './save-in-address-book.ts';

/** What an order asks Magento to add to the address book; each address in one call only, or the book has it twice. */
export interface AddressesToSave {
  /** With the shipping address in `shipping-information`. */
  shipping: boolean;
  /** With the billing address in `payment-information`, which replaces that of `shipping-information`. */
  billing: boolean;
}

/**
 * Returns which addresses of a customer's order are saved, and with which call. An address that is used for both goes
 * with the billing address: Magento does not save a shipping address that is the same as the billing address, and a cart
 * of which nothing is shipped has none.
 */
export function getAddressesToSave({
  shippingAddress,
  billingAddress,
  saveInAddressBook,
}: {
  shippingAddress: CheckoutAddress;
  /** Null: the same as the shipping address. */
  billingAddress: CheckoutAddress | null;
  saveInAddressBook: SaveInAddressBook;
}): AddressesToSave {
  const shipping = saveInAddressBook.shipping === true;
  const billing = billingAddress !== null && saveInAddressBook.billing === true;
  return billingAddress === null || isSameAddress(shippingAddress, billingAddress)
    ? { shipping: false, billing: shipping || billing }
    : { shipping, billing };
}
