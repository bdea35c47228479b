import { CheckIcon } from '../icon/index.ts';
import * as styles from './checkout-steps.css.ts';
import type { CheckoutStepState } from './step-state.ts';

/** The number of a step in a ring, or a tick once it is done. Decorative: the state is said in words beside it. */
export function StepMark({ number, state }: { number: number; state: CheckoutStepState }) {
  return (
    <span aria-hidden="true" className={styles.mark} data-state={state}>
      {state === 'done' ? <CheckIcon size="small" /> : number}
    </span>
  );
}
