import { Children, type ReactNode } from 'react';
import * as styles from './product-grid.css.ts';

export interface ProductGridProps {
  /** Product cards. */
  children: ReactNode;
  /** `three` beside a filter sidebar, `four` alone. Default `three`; both are two columns under 640 px (TOK-16). */
  columns?: keyof typeof styles.columns;
  /** Being replaced by newer content. Default false. */
  busy?: boolean;
}

/** A list of product cards in a grid. */
export function ProductGrid({ children, columns = 'three', busy = false }: ProductGridProps) {
  return (
    <ul role="list" className={styles.columns[columns]} aria-busy={busy || undefined}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
