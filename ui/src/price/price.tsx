import type { HTMLAttributes, Ref } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './price.css.ts';

/** Words around the amounts; amounts themselves come formatted, because only the host knows currency and locale. */
export interface PriceLabels {
  /** Before the current price while it is reduced, e.g. `Cena promocyjna`. For screen readers. */
  sale: string;
  /** Before the price without the reduction, e.g. `Cena regularna`. For screen readers. */
  regular: string;
  /** Before the lowest price of 30 days, e.g. `Najniższa cena z 30 dni przed obniżką:`. */
  lowest30Days: string;
  /** Before the lowest of several prices, e.g. `od`. */
  from: string;
}

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
  /** The words around the amounts. */
  labels: PriceLabels;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A price with everything that the law wants beside it. A reduction is announced only when the lowest price of 30 days
 * is known; without it the current price stands alone. Accessibility line G-28. Hook for styles: `data-reduced`.
 */
export function Price({ current, regular, lowest30Days, unit, from = false, size = 'medium', labels, className, ...props }: PriceProps) {
  const reduced = regular !== undefined && lowest30Days !== undefined;
  return (
    <div {...props} data-reduced={reduced || undefined} className={classNames(styles.price, className)}>
      <p className={styles.amounts}>
        {reduced && <VisuallyHidden>{labels.sale} </VisuallyHidden>}
        <span className={classNames(styles.current[size], reduced && styles.reduced)}>
          {from && <span className={styles.from}>{labels.from} </span>}
          {current}
        </span>
        {reduced && (
          <>
            <VisuallyHidden> {labels.regular} </VisuallyHidden>
            <s className={styles.regular}>{regular}</s>
          </>
        )}
      </p>
      {unit && <p className={styles.note}>{unit}</p>}
      {reduced && (
        <p className={styles.note}>
          {labels.lowest30Days} <span className={styles.whole}>{lowest30Days}</span>
        </p>
      )}
    </div>
  );
}
