/** A step is done, open now, or still to come. */
export const checkoutStepStates = ['complete', 'current', 'upcoming'] as const;
/** State of a checkout step, one of `checkoutStepStates`. */
export type CheckoutStepState = (typeof checkoutStepStates)[number];
