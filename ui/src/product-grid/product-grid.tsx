import { Children, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './product-grid.css.ts';

/** Props of `ProductGrid`. Other attributes are passed to the `<ul>`. */
export interface ProductGridProps extends HTMLAttributes<HTMLUListElement> {
  /**
   * Product cards. Each child is one `<li>`, so give the cards and not list items; a fragment is one, and `null`,
   * `undefined` and booleans are none.
   */
  children: ReactNode;
  /**
   * Number of columns: `three` next to a filter sidebar, `four` without one. Both are two columns below 640 px. Default
   * `three`.
   */
  columns?: keyof typeof styles.columns;
  /** Whether the products are being replaced. Default `false`. */
  loading?: boolean;
  ref?: Ref<HTMLUListElement>;
}

/** Grid of product cards, as a list with one item for each child. */
export function ProductGrid({ children, columns = 'three', loading = false, className, ...props }: ProductGridProps) {
  return (
    <ul
      {...props}
      role="list"
      className={classNames(styles.columns[columns], className)}
      aria-busy={loading || undefined}
    >
      {Children.map(children, (child) => (child === null || typeof child === 'boolean' ? null : <li>{child}</li>))}
    </ul>
  );
}
