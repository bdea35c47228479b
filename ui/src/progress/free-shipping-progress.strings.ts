/** Strings of the progress to free shipping. */
export interface FreeShippingProgressStrings {
  /** Name of the meter, e.g. `Progress towards free delivery`. */
  label: string;
  /** Missing amount, e.g. `` (amount) => `Add ${amount} more for free delivery.` `` */
  remainingText(amount: string): string;
  /** Text when the threshold is reached, e.g. `Your delivery is free.` */
  reachedText: string;
}

export const freeShippingProgressStrings: FreeShippingProgressStrings = {
  label: 'Progress towards free delivery',
  remainingText: (amount) => `Add ${amount} more for free delivery.`,
  reachedText: 'Your delivery is free.',
};
