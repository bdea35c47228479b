import { CheckIcon } from '../icon/index.ts';
import * as styles from './checkout-step.css.ts';
import type { CheckoutStepState } from './checkout-step-state.ts';

/**
 * Renders the number of a step in a ring, or a check mark when it is complete. Decorative, because the state is also
 * announced as text.
 */
export function StepMark({ number, state }: { number: number; state: CheckoutStepState }) {
  return (
    <span aria-hidden="true" className={styles.mark} data-state={state}>
      {state === 'complete' ? <CheckIcon size="small" /> : number}
    </span>
  );
}
