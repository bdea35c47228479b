import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './loading-bar.css.ts';

/** State of the bar: `off` is hidden, `loading` a bar that advances, `done` the full bar before it is hidden. */
export type LoadingBarState = 'off' | 'loading' | 'done';

/** Props of `LoadingBar`. Other attributes are passed to the root element. */
export interface LoadingBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** State from `useLoadingBar`. */
  state: LoadingBarState;
  ref?: Ref<HTMLDivElement>;
}

/** Loading bar of the page. Decorative, because navigation is announced as text. `data-state` is its state. */
export function LoadingBar({ state, className, ...props }: LoadingBarProps) {
  return (
    <div {...props} aria-hidden="true" className={classNames(styles.track, className)} data-state={state}>
      {state !== 'off' && <div className={styles.bar[state]} />}
    </div>
  );
}
