import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './price-summary.css.ts';

export interface PriceSummaryRow {
  id: string;
  label: ReactNode;
  /** Formatted amount, or words where there is none yet. */
  value: ReactNode;
  /** The amount to pay: larger and last. Default false. */
  total?: boolean;
}

/** Amounts below each other, as a list of terms. Changes are announced by the host, once and in words. */
export function PriceSummary({ rows, busy = false }: { rows: readonly PriceSummaryRow[]; /** Being recomputed. Default false. */ busy?: boolean }) {
  return (
    <dl className={styles.list} aria-busy={busy || undefined}>
      {rows.map(({ id, label, value, total }) => (
        <div key={id} className={classNames(styles.row, total && styles.total)}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
