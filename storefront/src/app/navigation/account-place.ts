/** What the account shows (RTE-16 to RTE-24). */
export type AccountPlace =
  | { section: 'overview' | 'orders' | 'wishlist' | 'information' | 'addresses' | 'payments' | 'communications' }
  | { section: 'order'; number: string }
  | { section: 'gdpr'; type: string; code: string };

/** Address of an order of the signed-in customer. */
export const orderPath = (number: string): string => `/order-history/${encodeURIComponent(number)}`;

/** What can be done with an order without an account (RTE-09). */
export interface GuestOrderPlace {
  view: 'track';
}

/** What a guest's page about signing in shows (RTE-04, RTE-06, RTE-07), and the page after signing out, which has Magento's address. */
export interface SignInPlace {
  view: 'sign-in' | 'forgot-password' | 'reset-password' | 'signed-out';
}
