/** Strings of a subscription offer. */
export interface SubscriptionOfferStrings {
  /** Name of the choice, e.g. `Sposób zakupu`. */
  label: string;
  /** Buying once, e.g. `Jednorazowo`. */
  oneTimeLabel: string;
  /** A subscription with its interval, e.g. `(interval) => Subskrypcja ${interval}`, with `co 30 dni`. */
  subscriptionLabel(interval: string): string;
  /** Label of the list of intervals, e.g. `Częstotliwość`. */
  intervalLabel: string;
}

export const subscriptionOfferStrings: SubscriptionOfferStrings = {
  label: 'How to buy',
  oneTimeLabel: 'One-time purchase',
  subscriptionLabel: (interval) => `Subscription ${interval}`,
  intervalLabel: 'How often',
};
