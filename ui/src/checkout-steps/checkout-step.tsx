'use client';
import { useEffect, useId, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Button } from '../button/index.ts';
import { useWords, type OwnWords } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { Heading } from '../text/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './checkout-steps.css.ts';
import { checkoutStepsWords, type CheckoutStepsWords } from './checkout-steps.words.ts';
import { StepMark } from './step-mark.tsx';
import type { CheckoutStepState } from './step-state.ts';

/** Words that are left out come from the provider's table. All other attributes go to the `<section>`. */
export interface CheckoutStepProps
  extends Omit<HTMLAttributes<HTMLElement>, 'title'>, OwnWords<Pick<CheckoutStepsWords, 'doneLabel' | 'todoLabel' | 'changeLabel'>> {
  /** Position among the steps, from 1. */
  number: number;
  /** Held by the parent. */
  state: CheckoutStepState;
  /** Heading and name of the section, e.g. `Sposób dostawy`. */
  title: string;
  /** Level of the heading in the outline. Default 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** What was chosen, in short, while the step is done. */
  summary?: ReactNode;
  /** Opens the step again once it is done. Default: there is no such button. */
  onChange?(): void;
  /** The fields of the step; kept, out of sight, while it is not the open one. */
  children: ReactNode;
  /** The `<section>`. */
  ref?: Ref<HTMLElement>;
}

/**
 * A step of the checkout. When it becomes the open one, its heading takes the focus and comes into view (CO-2).
 *
 * | state hook of the root | value |
 * | --- | --- |
 * | `data-state` | `done`, `current` or `todo` |
 */
export function CheckoutStep({
  number, state, title, headingLevel = 2, summary, onChange, doneLabel, todoLabel, changeLabel, className, children, ...props
}: CheckoutStepProps) {
  const headingId = useId();
  const words = useWords('checkoutSteps', checkoutStepsWords, { doneLabel, todoLabel, changeLabel });
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(state);

  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (state !== 'current') return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);

  return (
    <section
      {...props}
      aria-labelledby={headingId}
      data-state={state}
      className={classNames(styles.section, className)}
    >
      <div className={styles.head}>
        <StepMark number={number} state={state} />
        <Heading ref={heading} level={headingLevel} id={headingId} tabIndex={-1} className={styles.title}>
          {title}
          {state !== 'current' && ' '}
          {state !== 'current' && <VisuallyHidden>({state === 'done' ? words.doneLabel : words.todoLabel})</VisuallyHidden>}
        </Heading>
        {state === 'done' && onChange && (
          <Button variant="quiet" size="small" aria-label={`${words.changeLabel}: ${title}`} onClick={onChange}>
            {words.changeLabel}
          </Button>
        )}
      </div>
      {state === 'done' && summary && <div className={styles.summary}>{summary}</div>}
      <div hidden={state !== 'current'}>{children}</div>
    </section>
  );
}
