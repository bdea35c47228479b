import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './product-card.css.ts';

/** Props of `ProductCardCorner`. Other attributes are passed to the root element. */
export interface ProductCardCornerProps extends HTMLAttributes<HTMLDivElement> {
  /** Which corner of the image, at the end of the line. Default `top`. */
  position?: 'top' | 'bottom';
  ref?: Ref<HTMLDivElement>;
}

/**
 * Corner of the image for a button, as the `children` of a `ProductCard`: for buttons that are rendered after the card,
 * which then has no empty elements until they are.
 */
export function ProductCardCorner({ position = 'top', className, ...props }: ProductCardCornerProps) {
  return <div {...props} className={classNames(position === 'top' ? styles.corner : styles.lowerCorner, className)} />;
}
