import * as styles from './loading-bar.css.ts';

/** `off` shows nothing, `loading` a bar that moves on, `done` the full bar before it goes (FRM-38). */
export type LoadingBarState = 'off' | 'loading' | 'done';

/** The page loading bar. Decorative: the navigation itself is announced in words. */
export function LoadingBar({ state }: { state: LoadingBarState }) {
  return (
    <div aria-hidden="true" className={styles.track} data-state={state}>
      <div className={styles.bar[state]} />
    </div>
  );
}
