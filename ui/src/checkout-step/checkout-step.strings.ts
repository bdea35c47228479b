/** Strings of a step of the checkout. */
export interface CheckoutStepStrings {
  /** Announced after the name of a complete step, e.g. `done`. */
  completeLabel: string;
  /** Announced after the name of an upcoming step, e.g. `not done yet`. */
  upcomingLabel: string;
  /** Label of the button that opens a complete step again, e.g. `Change`. */
  editLabel: string;
}

export const checkoutStepStrings: CheckoutStepStrings = {
  completeLabel: 'done',
  upcomingLabel: 'not done yet',
  editLabel: 'Change',
};
