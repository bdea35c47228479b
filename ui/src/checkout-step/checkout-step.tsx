'use client';
import { useEffect, useId, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Button } from '../button/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { Heading } from '../text/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './checkout-step.css.ts';
import { checkoutStepStrings, type CheckoutStepStrings } from './checkout-step.strings.ts';
import { StepMark } from './step-mark.tsx';
import type { CheckoutStepState } from './checkout-step-state.ts';

/** Props of `CheckoutStep`. Other attributes are passed to the `<section>`. Omitted strings come from the provider. */
export interface CheckoutStepProps
  extends Omit<HTMLAttributes<HTMLElement>, 'title'>,
    StringOverrides<CheckoutStepStrings> {
  /** Position of the step, 1-based. */
  number: number;
  /** State, controlled by the parent. */
  state: CheckoutStepState;
  /** Heading and accessible name of the section, e.g. `Shipping method`. */
  title: string;
  /** Heading level. Default 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Short summary of the selection, shown while the step is complete. */
  summary?: ReactNode;
  /** Called when the shopper opens a complete step again. Default: no button. */
  onEdit?: (() => void) | undefined;
  /** Fields of the step, hidden unless the step is current. Default: none. */
  children?: ReactNode;
  /** Ref to the `<section>` element. */
  ref?: Ref<HTMLElement>;
}

/**
 * Step of the checkout. When it becomes the current step, its heading receives focus and scrolls into view.
 *
 * | state hook of the root | value |
 * | --- | --- |
 * | `data-state` | `complete`, `current` or `upcoming` |
 */
export function CheckoutStep({
  number,
  state,
  title,
  headingLevel = 2,
  summary,
  onEdit,
  completeLabel,
  upcomingLabel,
  editLabel,
  className,
  children,
  ...props
}: CheckoutStepProps) {
  const headingId = useId();
  const strings = useStrings('checkoutStep', checkoutStepStrings, { completeLabel, upcomingLabel, editLabel });
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(state);

  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (state !== 'current') return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
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
          {state !== 'current' && (
            <VisuallyHidden>({state === 'complete' ? strings.completeLabel : strings.upcomingLabel})</VisuallyHidden>
          )}
        </Heading>
        {state === 'complete' && onEdit && (
          <Button variant="quiet" size="small" aria-label={`${strings.editLabel}: ${title}`} onClick={onEdit}>
            {strings.editLabel}
          </Button>
        )}
      </div>
      {state === 'complete' && summary && <div className={styles.summary}>{summary}</div>}
      <div hidden={state !== 'current'}>{children}</div>
    </section>
  );
}
