import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './skeleton.css.ts';

/** Props of `Skeleton`. Other attributes are passed to the `<span>`. */
export interface SkeletonProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Shape: a line of text, a heading, a button, a product image or a panel. Default `line`. */
  variant?: keyof typeof styles.variant;
  /** CSS width, e.g. `60%`. Default: full width. */
  width?: string;
  /** Ref to the element. */
  ref?: Ref<HTMLSpanElement>;
}

/** Placeholder for loading content. Hidden from screen readers. */
export function Skeleton({ variant = 'line', width, className, style, ...props }: SkeletonProps) {
  return (
    <span
      {...props}
      aria-hidden="true"
      className={classNames(styles.variant[variant], className)}
      style={width ? { width, ...style } : style}
    />
  );
}
