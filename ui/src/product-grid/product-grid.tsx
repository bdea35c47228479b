import { Children, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './product-grid.css.ts';

/** All other attributes go to the `<ul>`. */
export interface ProductGridProps extends HTMLAttributes<HTMLUListElement> {
  /** Product cards. */
  children: ReactNode;
  /** `three` beside a filter sidebar, `four` alone. Default `three`; both are two columns under 640 px (TOK-16). */
  columns?: keyof typeof styles.columns;
  /** Being replaced by newer content. Default false. */
  busy?: boolean;
  ref?: Ref<HTMLUListElement>;
}

/** A list of product cards in a grid. */
export function ProductGrid({ children, columns = 'three', busy = false, className, ...props }: ProductGridProps) {
  return (
    <ul {...props} role="list" className={classNames(styles.columns[columns], className)} aria-busy={busy || undefined}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
