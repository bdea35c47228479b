'use client';
import type { HTMLAttributes, Ref } from 'react';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { freeShippingProgressStrings, type FreeShippingProgressStrings } from './free-shipping-progress.strings.ts';
import { ProgressBar } from './progress-bar.tsx';
import * as styles from './progress.css.ts';

/**
 * Props of `FreeShippingProgress`. Other attributes are passed to the root element. Omitted strings come from the
 * provider.
 */
export interface FreeShippingProgressProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    StringOverrides<FreeShippingProgressStrings> {
  /** Value of the cart in any unit of money, e.g. minor units. */
  value: number;
  /** Threshold for free shipping, in the same unit. */
  threshold: number;
  /** Formatted missing amount, e.g. `€81.00`. */
  remaining: string;
  /** Ref to the element. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * Progress toward free shipping: a sentence that is announced when it changes, and a bar. State hook: `data-reached`.
 */
export function FreeShippingProgress({
  value,
  threshold,
  remaining,
  label,
  remainingText,
  reachedText,
  className,
  ...props
}: FreeShippingProgressProps) {
  const strings = useStrings('freeShippingProgress', freeShippingProgressStrings, {
    label,
    remainingText,
    reachedText,
  });
  const text = value >= threshold ? strings.reachedText : strings.remainingText(remaining);
  return (
    <div {...props} data-reached={value >= threshold || undefined} className={classNames(styles.panel, className)}>
      <p role="status" className={styles.text}>
        {text}
      </p>
      <ProgressBar role="meter" label={strings.label} value={value} max={threshold} valueText={text} />
    </div>
  );
}
