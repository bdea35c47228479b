/** Strings of the progress to free shipping. */
export interface FreeShippingProgressStrings {
  /** Name of the meter, e.g. `Droga do darmowej dostawy`. */
  label: string;
  /** Missing amount, e.g. `(amount) => Do darmowej dostawy brakuje ${amount}.` */
  remainingText(amount: string): string;
  /** Text when the threshold is reached, e.g. `Masz darmową dostawę.` */
  reachedText: string;
}

export const freeShippingProgressStrings: FreeShippingProgressStrings = {
  label: 'Progress towards free delivery',
  remainingText: (amount) => `Add ${amount} more for free delivery.`,
  reachedText: 'Your delivery is free.',
};
