'use client';
import { useEffect, useState } from 'react';
import type { LoadingBarState } from './loading-bar.tsx';

/** Time in ms for which the full bar stays visible after loading. */
const doneTime = 750;

/**
 * Returns the state of the loading bar: `loading` while something is in progress, then `done` for 750 ms, then `off`.
 *
 * @param loading - Whether a navigation is in progress.
 */
export function useLoadingBar(loading: boolean): LoadingBarState {
  const [state, setState] = useState<LoadingBarState>('off');
  useEffect(() => {
    if (loading) {
      setState('loading');
      return;
    }
    setState((previous) => (previous === 'loading' ? 'done' : previous));
    const timer = setTimeout(() => setState('off'), doneTime);
    return () => clearTimeout(timer);
  }, [loading]);
  return state;
}
