import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './spinner.css.ts';

/** All other attributes go to the `<span>`. */
export interface SpinnerProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** 16 or 20 px. Default `medium` (20 px). */
  size?: keyof typeof styles.size;
  /** The `<span>`. */
  ref?: Ref<HTMLSpanElement>;
}

/** A turning ring in the color of the text. Decorative: say what is going on in words next to it. */
export function Spinner({ size = 'medium', className, ...props }: SpinnerProps) {
  return <span {...props} aria-hidden="true" className={classNames(styles.size[size], className)} />;
}
