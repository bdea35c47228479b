import { breakpoints } from '@witryna/design-tokens';
import { Children, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './product-list.css.ts';

/** Props of `ProductList`. Other attributes are passed to the `<ul>`. */
export interface ProductListProps extends HTMLAttributes<HTMLUListElement> {
  /**
   * Product cards with `listImageSizes` as their `imageSizes`. Each child is one `<li>`, so give the cards and not list
   * items; a fragment is one, and `null`, `undefined` and booleans are none.
   */
  children: ReactNode;
  /** Whether the products are being replaced. Default `false`. */
  loading?: boolean;
  ref?: Ref<HTMLUListElement>;
}

/** `imageSizes` of the product cards in a `ProductList`. */
export const listImageSizes = `(min-width: ${breakpoints.from640}px) 144px, 112px`;

/**
 * Product cards below each other, with the image at the side of the texts. From 640 px, price and buttons have a column
 * of their own.
 */
export function ProductList({ children, loading = false, className, ...props }: ProductListProps) {
  return (
    <ul {...props} role="list" className={classNames(styles.list, className)} aria-busy={loading || undefined}>
      {Children.map(children, (child) => (child === null || typeof child === 'boolean' ? null : <li>{child}</li>))}
    </ul>
  );
}
