import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './swatch.css.ts';

/** What a swatch shows: a CSS colour, e.g. `#d6336c`, or the address of a small square picture. */
export type SwatchLook = { color: string } | { image: string };

/** All other attributes go to the root. */
export interface SwatchProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The colour or the picture. */
  look: SwatchLook;
  ref?: Ref<HTMLSpanElement>;
}

/**
 * A round sample of a colour or a pattern, 20 px wide. Decorative: the name of what it shows stands beside it as text, since colours alone
 * tell nothing to many.
 */
export function Swatch({ look, className, ...props }: SwatchProps) {
  return (
    <span aria-hidden="true" {...props} className={classNames(styles.swatch, className)}>
      {'color' in look ? (
        // An attribute of SVG: strict security policies allow no inline styles, and forced colours leave it alone.
        <svg viewBox="0 0 1 1" className={styles.sample}>
          <rect width="1" height="1" fill={look.color} />
        </svg>
      ) : (
        <img src={look.image} alt="" loading="lazy" className={styles.sample} />
      )}
    </span>
  );
}
