import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './spinner.css.ts';

/** Props of `Spinner`. Other attributes are passed to the `<span>`. */
export interface SpinnerProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Size: 16 or 20 px. Default `medium` (20 px). */
  size?: keyof typeof styles.size;
  /** Ref to the `<span>` element. */
  ref?: Ref<HTMLSpanElement>;
}

/** Spinning ring in the text color. Decorative: state the activity as text next to it. */
export function Spinner({ size = 'medium', className, ...props }: SpinnerProps) {
  return <span {...props} aria-hidden="true" className={classNames(styles.size[size], className)} />;
}
