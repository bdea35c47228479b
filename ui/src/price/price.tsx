'use client';
import type { HTMLAttributes, Ref } from 'react';
import { useWords, type OwnWords } from '../provider/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './price.css.ts';
import { priceWords, type PriceWords } from './price.words.ts';

/** Words of one price. Amounts come formatted, because only the host knows currency and locale. */
export type PriceLabels = OwnWords<PriceWords>;

/** All other attributes go to the root. */
export interface PriceProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Formatted price to pay, e.g. `44,90 zł`. */
  current: string;
  /** Formatted price before the reduction; shown only together with `lowest30Days` (Omnibus directive). */
  regular?: string | undefined;
  /** Formatted lowest price of the 30 days before the reduction. */
  lowest30Days?: string | undefined;
  /** Formatted price of a unit, e.g. `0,67 zł / kapsułka`. */
  unit?: string | undefined;
  /** The price is the lowest of several. Default false. */
  from?: boolean;
  /** Default `medium`. */
  size?: keyof typeof styles.current;
  /** Words around the amounts. Those that are left out come from the provider's table. */
  labels?: PriceLabels;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A price with everything that the law wants beside it. A reduction is announced only when the lowest price of 30 days
 * is known; without it the current price stands alone. Accessibility line G-28. Hook for styles: `data-reduced`.
 */
export function Price({ current, regular, lowest30Days, unit, from = false, size = 'medium', labels, className, ...props }: PriceProps) {
  const words = useWords('price', priceWords, labels);
  const reduced = regular !== undefined && lowest30Days !== undefined;
  return (
    <div {...props} data-reduced={reduced || undefined} className={classNames(styles.price, className)}>
      <p className={styles.amounts}>
        {reduced && <VisuallyHidden>{words.sale} </VisuallyHidden>}
        <span className={classNames(styles.current[size], reduced && styles.reduced)}>
          {from && <span className={styles.from}>{words.from} </span>}
          <span className={styles.whole}>{current}</span>
        </span>
        {reduced && (
          <>
            <VisuallyHidden> {words.regular} </VisuallyHidden>
            <s className={styles.regular}>{regular}</s>
          </>
        )}
      </p>
      {unit && <p className={styles.note}>{unit}</p>}
      {reduced && (
        <p className={styles.note}>
          {words.lowest30Days} <span className={styles.whole}>{lowest30Days}</span>
        </p>
      )}
    </div>
  );
}
