import { MissingInformationError } from './missing-information-error.ts';
import type { CheckoutIdentity, OrderAddresses } from './checkout-api-types.ts';
import type { CheckoutState } from './checkout-state.ts';
import type { Country } from './countries.ts';
import { getRegions } from './regions.ts';
import { getAddressesToSave } from './get-addresses-to-save.ts';

/**
 * Returns the e-mail address and postal addresses of an order.
 *
 * @param countries of both addresses, with their regions
 * @throws MissingInformationError without an address, or without the e-mail address of a guest
 */
export function toOrderAddresses(
  { email, shippingAddress, billingAddress, saveInAddressBook }: CheckoutState,
  { signedIn }: CheckoutIdentity,
  countries: readonly Country[],
): OrderAddresses {
  requireEmail(email, signedIn);
  if (!shippingAddress) throw new MissingInformationError('email');
  return {
    email,
    shipping: shippingAddress,
    billing: billingAddress,
    regions: getRegions(countries),
    // A guest has no address book; the session may have ended since the shopper was asked.
    addressesToSave: signedIn
      ? getAddressesToSave({ shippingAddress, billingAddress, saveInAddressBook })
      : { shipping: false, billing: false },
  };
}

/** @throws MissingInformationError without the e-mail address of a guest */
export function requireEmail(email: string, signedIn: boolean): void {
  if (email === '' && !signedIn) throw new MissingInformationError('email');
}
