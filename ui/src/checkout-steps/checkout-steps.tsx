'use client';
import type { HTMLAttributes, Ref } from 'react';
import { useWitryna, useWords, type OwnWords } from '../provider/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './checkout-steps.css.ts';
import { checkoutStepsWords, type CheckoutStepsWords } from './checkout-steps.words.ts';
import { StepMark } from './step-mark.tsx';
import { stepState } from './step-state.ts';

/** One step by name. */
export interface CheckoutStepItem {
  /** Different for each step. */
  id: string;
  /** E.g. `Dostawa`. */
  label: string;
  /** Address of a done step, e.g. the fragment of its heading. Default: it is no link. */
  href?: string | undefined;
}

/** Words that are left out come from the provider's table. All other attributes go to the `<nav>`. */
export interface CheckoutStepsProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children'>, OwnWords<Omit<CheckoutStepsWords, 'changeLabel'>> {
  /** From first to last. */
  steps: readonly CheckoutStepItem[];
  /** Id of the open step. Those before it are done. */
  current: string;
  /** The `<nav>`. */
  ref?: Ref<HTMLElement>;
}

/**
 * Where the shopper is in the checkout: an ordered list; what is done and what is not is said in words (CO-1).
 *
 * An `<li>` has the state hook `data-state`: `done`, `current` or `todo`.
 */
export function CheckoutSteps({ steps, current, label, doneLabel, todoLabel, className, ...props }: CheckoutStepsProps) {
  const { linkComponent: Link } = useWitryna();
  const words = useWords('checkoutSteps', checkoutStepsWords, { label, doneLabel, todoLabel });
  const open = steps.findIndex(({ id }) => id === current);
  return (
    <nav {...props} aria-label={words.label} className={className}>
      <ol role="list" className={styles.list}>
        {steps.map((step, index) => {
          const state = stepState(index, open);
          const content = (
            <>
              <StepMark number={index + 1} state={state} />
              <span>
                {step.label}
                {state !== 'current' && ' '}
                {state !== 'current' && <VisuallyHidden>({state === 'done' ? words.doneLabel : words.todoLabel})</VisuallyHidden>}
              </span>
            </>
          );
          return (
            <li key={step.id} data-state={state} aria-current={state === 'current' ? 'step' : undefined} className={styles.item}>
              {state === 'done' && step.href !== undefined ? (
                <Link href={step.href} className={styles.link}>
                  {content}
                </Link>
              ) : (
                <span className={styles.step}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
