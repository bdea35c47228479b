import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './price-summary.css.ts';

/** Amount with its label. */
export interface PriceSummaryRow {
  /** Unique id in the list. */
  id: string;
  /** Label of the amount, e.g. `Shipping`. */
  label: ReactNode;
  /** Formatted amount, or a text if there is none yet. */
  value: ReactNode;
  /** Whether it is the grand total: larger and last. Default `false`. */
  total?: boolean;
}

/** Props of `PriceSummary`. Other attributes are passed to the `<dl>`. */
export interface PriceSummaryProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  /** Amounts in display order. */
  rows: readonly PriceSummaryRow[];
  /** Whether the amounts are being recalculated. Default `false`. */
  loading?: boolean;
  /** Ref to the `<dl>` element. */
  ref?: Ref<HTMLDListElement>;
}

/**
 * Amounts below each other, as a description list. The host announces changes.
 *
 * | state hook of the root | present while |
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
