import { MissingInformationError } from './missing-information-error.ts';
import type { CheckoutIdentity, OrderAddresses } from './checkout-api.ts';
import type { CheckoutState } from './checkout-state.ts';
import type { Region } from './countries.ts';

/**
 * Returns the e-mail address and postal addresses of an order.
 *
 * @param regions regions of the countries of both addresses
 * @throws MissingInformationError without an address, or without the e-mail address of a guest
 */
export function toOrderAddresses(
  { email, shippingAddress, billingAddress }: CheckoutState,
  { signedIn }: CheckoutIdentity,
  regions: readonly Region[],
): OrderAddresses {
  requireEmail(email, signedIn);
  if (!shippingAddress) throw new MissingInformationError('email');
  return { email, shipping: shippingAddress, billing: billingAddress, regions };
}

/** @throws MissingInformationError without the e-mail address of a guest */
export function requireEmail(email: string, signedIn: boolean): void {
  if (email === '' && !signedIn) throw new MissingInformationError('email');
}
