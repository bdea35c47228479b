import type { HTMLAttributes, RefCallback } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './swatch.css.ts';

/** Content of a swatch: a CSS color, e.g. `#d6336c`, or the URL of a small square image. */
export type SwatchValue = { color: string } | { image: string };

/** Props of `Swatch`. Other attributes are passed to the root element, an `<svg>` or an `<img>`. */
export interface SwatchProps extends Omit<HTMLAttributes<Element>, 'children' | 'color'> {
  /** Color or image. */
  value: SwatchValue;
  /** Callback ref, because the root is one of two elements. */
  ref?: RefCallback<Element>;
}

/**
 * Sample of a color or a pattern, 20 px wide. Decorative: its name is next to it as text, because not everyone can
 * distinguish colors.
 */
export function Swatch({ value, className, ...props }: SwatchProps) {
  return 'color' in value ? (
    // An SVG attribute, because a strict content security policy forbids inline styles.
    <svg aria-hidden="true" {...props} color={value.color} className={classNames(styles.color, className)} />
  ) : (
    <img
      aria-hidden="true"
      {...props}
      src={value.image}
      alt=""
      loading="lazy"
      className={classNames(styles.image, className)}
    />
  );
}
