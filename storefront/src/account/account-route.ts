/** Section of the account that a URL shows. */
export type AccountRouteParams =
  | {
      section:
        | 'overview'
        | 'orders'
        | 'wishlist'
        | 'information'
        | 'addresses'
        | 'payments'
        | 'storeCredit'
        | 'rewardPoints'
        | 'downloads'
        | 'communications';
    }
  | { section: 'order'; number: string }
  | { section: 'gdpr'; type: string; code: string };
