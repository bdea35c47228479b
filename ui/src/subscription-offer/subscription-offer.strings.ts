/** Strings of a subscription offer. */
export interface SubscriptionOfferStrings {
  /** Name of the radio group, e.g. `How to buy`. */
  label: string;
  /** Label of a one-time purchase, e.g. `One-time purchase`. */
  oneTimeLabel: string;
  /**
   * Label of a subscription with its interval, e.g. `` (interval) => `Subscription ${interval}` ``, with
   * `every 30 days`.
   */
  subscriptionLabel(interval: string): string;
  /** Label of the select for the interval, e.g. `How often`. */
  intervalLabel: string;
}

export const subscriptionOfferStrings: SubscriptionOfferStrings = {
  label: 'How to buy',
  oneTimeLabel: 'One-time purchase',
  subscriptionLabel: (interval) => `Subscription ${interval}`,
  intervalLabel: 'How often',
};
