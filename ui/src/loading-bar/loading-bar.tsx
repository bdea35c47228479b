import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './loading-bar.css.ts';

/** `off` shows nothing, `loading` a bar that moves on, `done` the full bar before it goes. */
export type LoadingBarState = 'off' | 'loading' | 'done';

/** All other attributes go to the root. */
export interface LoadingBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** From `useLoadingBar`. */
  state: LoadingBarState;
  ref?: Ref<HTMLDivElement>;
}

/** The page loading bar. Decorative: the navigation itself is announced in words. `data-state` is its state. */
export function LoadingBar({ state, className, ...props }: LoadingBarProps) {
  return (
    <div {...props} aria-hidden="true" className={classNames(styles.track, className)} data-state={state}>
      <div className={styles.bar[state]} />
    </div>
  );
}
