/** The words of the steps of a checkout. */
export interface CheckoutStepsWords {
  /** Name of the landmark, e.g. `Etapy zamówienia`. */
  label: string;
  /** Said after the name of a step that is done, e.g. `gotowe` (CO-1). */
  doneLabel: string;
  /** Said after the name of a step that is still to come, e.g. `jeszcze nie wypełniono` (CO-1). */
  todoLabel: string;
  /** Text of the button that opens a done step again, e.g. `Zmień`. */
  changeLabel: string;
}

export const checkoutStepsWords: CheckoutStepsWords = {
  label: 'Checkout steps',
  doneLabel: 'done',
  todoLabel: 'not done yet',
  changeLabel: 'Change',
};
