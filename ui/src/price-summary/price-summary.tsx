import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './price-summary.css.ts';

/** One amount with its name. */
export interface PriceSummaryRow {
  /** Different for each row. */
  id: string;
  /** What the amount is for, e.g. `Dostawa`. */
  label: ReactNode;
  /** Formatted amount, or words where there is none yet. */
  value: ReactNode;
  /** The amount to pay: larger and last. Default false. */
  total?: boolean;
}

/** All other attributes go to the `<dl>`. */
export interface PriceSummaryProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  /** The amounts, from top to bottom. */
  rows: readonly PriceSummaryRow[];
  /** Being computed again. Default false. */
  loading?: boolean;
  /** The `<dl>`. */
  ref?: Ref<HTMLDListElement>;
}

/**
 * Amounts below each other, as a list of terms. Changes are announced by the host, once and in words.
 *
 * | state hook of the root | there while |
 * | --- | --- |
 * | `data-loading` | `loading` is set |
 */
export function PriceSummary({ rows, loading = false, className, ...props }: PriceSummaryProps) {
  return (
    <dl
      {...props}
      aria-busy={loading || undefined}
      data-loading={loading || undefined}
      className={classNames(styles.list, className)}
    >
      {rows.map(({ id, label, value, total }) => (
        <div key={id} className={classNames(styles.row, total && styles.total)}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
