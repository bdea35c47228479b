/** A step is done, open now, or still to come. */
export const checkoutStepStates = ['done', 'current', 'todo'] as const;
/** One of `checkoutStepStates`. */
export type CheckoutStepState = (typeof checkoutStepStates)[number];

/** The state of a step at a position, while the one at `current` is open. Positions from 0. */
export function stepState(position: number, current: number): CheckoutStepState {
  if (position === current) return 'current';
  return position < current ? 'done' : 'todo';
}
