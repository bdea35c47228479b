/** Strings of a subscription offer. */
export interface SubscriptionOfferStrings {
  /** Name of the radio group, e.g. `Sposób zakupu`. */
  label: string;
  /** Label of a one-time purchase, e.g. `Jednorazowo`. */
  oneTimeLabel: string;
  /** Label of a subscription with its interval, e.g. `(interval) => Subskrypcja ${interval}`, with `co 30 dni`. */
  subscriptionLabel(interval: string): string;
  /** Label of the select for the interval, e.g. `Częstotliwość`. */
  intervalLabel: string;
}

export const subscriptionOfferStrings: SubscriptionOfferStrings = {
  label: 'How to buy',
  oneTimeLabel: 'One-time purchase',
  subscriptionLabel: (interval) => `Subscription ${interval}`,
  intervalLabel: 'How often',
};
