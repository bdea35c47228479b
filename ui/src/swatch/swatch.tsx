import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './swatch.css.ts';

/** Content of a swatch: a CSS color, e.g. `#d6336c`, or the URL of a small square image. */
export type SwatchValue = { color: string } | { image: string };

/** Props of `Swatch`. Other attributes are passed to the root element. */
export interface SwatchProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Color or image. */
  value: SwatchValue;
  ref?: Ref<HTMLSpanElement>;
}

/**
 * Round sample of a color or a pattern, 20 px wide. Decorative: its name is next to it as text, because not everyone
 * can distinguish colors.
 */
export function Swatch({ value, className, ...props }: SwatchProps) {
  return (
    <span aria-hidden="true" {...props} className={classNames(styles.swatch, className)}>
      {'color' in value ? (
        // An SVG attribute, because a strict content security policy forbids inline styles. Forced colors do not change
        // it.
        <svg viewBox="0 0 1 1" className={styles.sample}>
          <rect width="1" height="1" fill={value.color} />
        </svg>
      ) : (
        <img src={value.image} alt="" loading="lazy" className={styles.sample} />
      )}
    </span>
  );
}
