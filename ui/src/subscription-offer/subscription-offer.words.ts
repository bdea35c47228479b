/** The words of a subscription offer. */
export interface SubscriptionOfferWords {
  /** Name of the choice, e.g. `Sposób zakupu` (SU-1). */
  label: string;
  /** Buying once, e.g. `Jednorazowo`. */
  onceLabel: string;
  /** A subscription with its interval, e.g. `(interval) => Subskrypcja ${interval}`, with `co 30 dni`. */
  subscriptionLabel(interval: string): string;
  /** Label of the list of intervals, e.g. `Częstotliwość`. */
  intervalLabel: string;
}

export const subscriptionOfferWords: SubscriptionOfferWords = {
  label: 'How to buy',
  onceLabel: 'One-time purchase',
  subscriptionLabel: (interval) => `Subscription ${interval}`,
  intervalLabel: 'How often',
};
