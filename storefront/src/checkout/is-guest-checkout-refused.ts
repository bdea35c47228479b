import { CommerceError } from '../commerce/index.ts';

/**
 * Returns whether the backend has refused a step of a guest because only customers can order. Before
 * `StoreConfig.is_guest_checkout_enabled`, nothing else tells that.
 */
export function isGuestCheckoutRefused(error: unknown): boolean {
  return error instanceof CommerceError && error.errors.some(({ category }) => category === 'graphql-authorization');
}
