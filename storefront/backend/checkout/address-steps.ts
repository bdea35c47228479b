import { findCartAddress, saveCartAddress } from '../cart/cart-address-repository.ts';
import type { CartAddress } from '../cart/cart-address-repository.ts';
import { finishChange } from '../cart/cart-changes.ts';
import type { CartRecord } from '../cart/cart-repository.ts';
import { requireAddress } from '../customer/address-book.ts';
import { textOrNull } from '../customer/postal-address.ts';
import { requireCustomerId } from '../customer/require-customer.ts';
import { inputError, noSuchEntity } from '../graphql-error.ts';
import { findParcelLocker } from '../parcel-lockers/index.ts';
import type { RequestContext } from '../request-context.ts';
import { findPickupStore } from '../stores/store-repository.ts';
import { fromAddressBook, readCartAddress } from './cart-address-input.ts';
import type { CartAddressInput } from './cart-address-input.ts';

/** An address typed in, or the id of one in the address book. */
interface AddressChoice {
  address?: CartAddressInput | null;
  customer_address_id?: number | null;
}

/** Magento's ShippingAddressInput. */
export interface ShippingAddressInput extends AddressChoice {
  customer_notes?: string | null;
  pickup_location_code?: string | null;
}

/** Magento's BillingAddressInput. */
export interface BillingAddressInput extends AddressChoice {
  same_as_shipping?: boolean | null;
  use_for_shipping?: boolean | null;
}

function chooseAddress(
  context: RequestContext,
  { address, customer_address_id: id }: AddressChoice,
  missing: string,
  both: string,
): CartAddress {
  if (address && id != null) throw inputError(both);
  if (id != null) return fromAddressBook(context, requireAddress(context, requireCustomerId(context), id));
  if (!address) throw inputError(missing);
  return readCartAddress(address, context);
}

/** Where goods are collected: a shop that offers it, or a parcel locker. */
function readPickupLocation(context: RequestContext, code: string | null | undefined): string | null {
  const identifier = textOrNull(code);
  if (identifier !== null && !findPickupStore(context.database, identifier) && !findParcelLocker(context, identifier)) {
    throw noSuchEntity(`Pickup location with code "${identifier}" was not found.`);
  }
  return identifier;
}

/**
 * Sets the address that the goods go to.
 * @throws CommerceError
 */
export function setShippingAddress(context: RequestContext, cart: CartRecord, input: ShippingAddressInput): void {
  const address = chooseAddress(
    context,
    input,
    'The shipping address must contain either "customer_address_id" or "address".',
    'The shipping address cannot contain "customer_address_id" and "address" at the same time.',
  );
  context.database.transaction(() => {
    saveCartAddress(context.database, cart.id, 'shipping', {
      ...address,
      customer_notes: textOrNull(input.customer_notes),
      pickup_location_code: readPickupLocation(context, input.pickup_location_code),
    });
    finishChange(context, cart);
  });
}

/**
 * Sets the address for the invoice.
 * @throws CommerceError
 */
export function setBillingAddress(context: RequestContext, cart: CartRecord, input: BillingAddressInput): void {
  const { database } = context;
  const sameAsShipping = input.same_as_shipping === true;
  const shipping = findCartAddress(database, cart.id, 'shipping');
  if (sameAsShipping && !shipping) {
    throw inputError('Could not use the "same_as_shipping" option, because the shipping address has not been set.');
  }
  const address =
    sameAsShipping && shipping
      ? { ...shipping, save_in_address_book: false }
      : chooseAddress(
          context,
          input,
          'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".',
          'The billing address cannot contain "customer_address_id" and "address" at the same time.',
        );
  database.transaction(() => {
    saveCartAddress(database, cart.id, 'billing', { ...address, same_as_billing: false });
    if (input.use_for_shipping === true) {
      saveCartAddress(database, cart.id, 'shipping', { ...address, same_as_billing: true });
    } else if (shipping) {
      saveCartAddress(database, cart.id, 'shipping', { ...shipping, same_as_billing: sameAsShipping });
    }
    finishChange(context, cart);
  });
}
