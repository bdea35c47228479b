import { insertAddress, listAddresses } from '../customer/address-repository.ts';
import type { CartAddress } from '../cart/cart-address-repository.ts';
import { saveAttributeValues } from '../customer/custom-attribute-repository.ts';
import { readCustomAttributes } from '../customer/custom-attributes.ts';
import { setDefaultAddress } from '../customer/customer-repository.ts';
import type { CustomerRecord } from '../customer/customer-repository.ts';
import { pickPostal } from '../customer/postal-address.ts';
import type { PostalAddress } from '../customer/postal-address.ts';
import type { RequestContext } from '../request-context.ts';
import type { OrderParts } from './order-checks.ts';

const isSameAddress = (first: PostalAddress, second: PostalAddress) =>
  JSON.stringify(pickPostal(first)) === JSON.stringify(pickPostal(second));

/**
 * Adds the addresses of an order to the customer's address book that are to be saved there, unless it has them. As in
 * Magento, the shipping address becomes the default one where there is none, and so does the billing address; one that
 * is saved alone becomes both where there is neither.
 *
 * @throws CommerceError graphql-input where the merchant requires an attribute of addresses
 */
export function extendAddressBook(
  { database, storeView: { settings } }: RequestContext,
  customer: CustomerRecord,
  { shippingAddress, billingAddress }: OrderParts,
): void {
  const save = (address: CartAddress): number => {
    const values = readCustomAttributes([], settings.addressAttributes, address.custom_attributes);
    const known = listAddresses(database, customer.id).find((entry) => isSameAddress(entry, address));
    if (known) return known.id;
    const id = insertAddress(database, customer.id, address);
    saveAttributeValues(database, 'address', id, values);
    return id;
  };
  const shipping = shippingAddress?.save_in_address_book ? save(shippingAddress) : null;
  const billing = billingAddress.save_in_address_book ? save(billingAddress) : null;
  const isShippingDefault = shipping !== null && customer.default_shipping === null;
  const isBillingDefault = billing !== null && customer.default_billing === null;
  if (isShippingDefault) {
    setDefaultAddress(database, customer.id, 'default_shipping', shipping);
    if (billing === null && customer.default_billing === null)
      setDefaultAddress(database, customer.id, 'default_billing', shipping);
  }
  if (isBillingDefault) {
    setDefaultAddress(database, customer.id, 'default_billing', billing);
    if (!isShippingDefault && customer.default_shipping === null)
      setDefaultAddress(database, customer.id, 'default_shipping', billing);
  }
}
