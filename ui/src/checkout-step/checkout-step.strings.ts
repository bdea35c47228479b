/** Strings of a step of the checkout. */
export interface CheckoutStepStrings {
  /** Announced after the name of a step that is done, e.g. `gotowe`. */
  completeLabel: string;
  /** Announced after the name of a step that is still to come, e.g. `jeszcze nie wypełniono`. */
  upcomingLabel: string;
  /** Text of the button that opens a done step again, e.g. `Zmień`. */
  editLabel: string;
}

export const checkoutStepStrings: CheckoutStepStrings = {
  completeLabel: 'done',
  upcomingLabel: 'not done yet',
  editLabel: 'Change',
};
