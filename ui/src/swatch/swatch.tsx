import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './swatch.css.ts';

/** What a swatch shows: a CSS color, e.g. `#d6336c`, or the address of a small square image. */
export type SwatchValue = { color: string } | { image: string };

/** All other attributes go to the root. */
export interface SwatchProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The color or the image. */
  value: SwatchValue;
  ref?: Ref<HTMLSpanElement>;
}

/**
 * A round sample of a color or a pattern, 20 px wide. Decorative: the name of what it shows stands next to it as text,
 * since colors alone tell nothing to many.
 */
export function Swatch({ value, className, ...props }: SwatchProps) {
  return (
    <span aria-hidden="true" {...props} className={classNames(styles.swatch, className)}>
      {'color' in value ? (
        // An attribute of SVG: strict security policies allow no inline styles, and forced colors leave it alone.
        <svg viewBox="0 0 1 1" className={styles.sample}>
          <rect width="1" height="1" fill={value.color} />
        </svg>
      ) : (
        <img src={value.image} alt="" loading="lazy" className={styles.sample} />
      )}
    </span>
  );
}
