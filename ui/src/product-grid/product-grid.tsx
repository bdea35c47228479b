import { Children, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './product-grid.css.ts';

/** All other attributes go to the `<ul>`. */
export interface ProductGridProps extends HTMLAttributes<HTMLUListElement> {
  /** Product cards. */
  children: ReactNode;
  /** `three` next to a filter sidebar, `four` alone. Default `three`; both are two columns under 640 px. */
  columns?: keyof typeof styles.columns;
  /** Being replaced by newer content. Default false. */
  loading?: boolean;
  ref?: Ref<HTMLUListElement>;
}

/** A list of product cards in a grid. */
export function ProductGrid({ children, columns = 'three', loading = false, className, ...props }: ProductGridProps) {
  return (
    <ul
      {...props}
      role="list"
      className={classNames(styles.columns[columns], className)}
      aria-busy={loading || undefined}
    >
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
