import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './loading-bar.css.ts';

/** `off` shows nothing, `loading` a bar that moves on, `done` the full bar before it goes (FRM-38). */
export type LoadingBarState = 'off' | 'loading' | 'done';

/** All other attributes go to the `<div>`. */
export interface LoadingBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** How far the loading is. */
  state: LoadingBarState;
  /** The `<div>`. */
  ref?: Ref<HTMLDivElement>;
}

/** The page loading bar. Decorative: the navigation itself is announced in words. State hook of the root: `data-state`. */
export function LoadingBar({ state, className, ...props }: LoadingBarProps) {
  return (
    <div {...props} aria-hidden="true" className={classNames(styles.track, className)} data-state={state}>
      <div className={styles.bar[state]} />
    </div>
  );
}
