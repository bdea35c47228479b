import { CheckIcon } from '../icon/index.ts';
import * as styles from './checkout-step.css.ts';
import type { CheckoutStepState } from './checkout-step-state.ts';

/** The number of a step in a ring, or a tick once it is done. Decorative: the state is said in words next to it. */
export function StepMark({ number, state }: { number: number; state: CheckoutStepState }) {
  return (
    <span aria-hidden="true" className={styles.mark} data-state={state}>
      {state === 'complete' ? <CheckIcon size="small" /> : number}
    </span>
  );
}
