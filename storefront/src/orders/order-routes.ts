/** Returns the path of an order of the signed-in customer. */
export const orderPath = (number: string): string => `/order-history/${encodeURIComponent(number)}`;

/** What a guest can do with an order. */
export interface GuestOrderRouteParams {
  view: 'track';
}
