'use client';
import type { HTMLAttributes, Ref } from 'react';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './price.css.ts';
import { priceStrings, type PriceStrings } from './price.strings.ts';

/** Props of `Price`. Other attributes are passed to the root element. */
export interface PriceProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Formatted final price, e.g. `€44.90`. */
  final: string;
  /** Formatted regular price; not shown with `lowest30Days`, so that only one price is crossed out. */
  regular?: string | undefined;
  /**
   * Formatted lowest price of the 30 days before the reduction, to which reductions refer in the EU (Directive 98/6/EC,
   * Art. 6a).
   */
  lowest30Days?: string | undefined;
  /** Formatted unit price, e.g. `€0.67 / capsule`. */
  unit?: string | undefined;
  /** Whether the price is the lowest of several. Default `false`. */
  from?: boolean;
  /** Size. Default `medium`. */
  size?: keyof typeof styles.current;
  /** Strings of the price. Omitted strings come from the provider. */
  strings?: StringOverrides<PriceStrings>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Price with the information that the law requires. A reduced price is compared with one other price: `lowest30Days` if
 * it is given, otherwise `regular`. State hook: `data-reduced`.
 */
export function Price({
  final,
  regular,
  lowest30Days,
  unit,
  from = false,
  size = 'medium',
  strings: overrides,
  className,
  ...props
}: PriceProps) {
  const strings = useStrings('price', priceStrings, overrides);
  const isFromRegular = regular !== undefined && lowest30Days === undefined;
  const reduced = isFromRegular || lowest30Days !== undefined;
  return (
    <div {...props} data-reduced={reduced || undefined} className={classNames(styles.price, className)}>
      <p className={styles.amounts}>
        {reduced && <VisuallyHidden>{strings.sale} </VisuallyHidden>}
        <span className={classNames(styles.current[size], !from && styles.whole, reduced && styles.reduced)}>
          {from && <span className={styles.from}>{strings.from} </span>}
          {from ? <span className={styles.whole}>{final}</span> : final}
        </span>
        {isFromRegular && (
          <>
            <VisuallyHidden> {strings.regular} </VisuallyHidden>
            <s className={styles.regular}>{regular}</s>
          </>
        )}
      </p>
      {unit && <p className={styles.note}>{unit}</p>}
      {lowest30Days !== undefined && (
        <p className={styles.note}>
          {strings.lowest30Days} <s className={styles.whole}>{lowest30Days}</s>
        </p>
      )}
    </div>
  );
}
