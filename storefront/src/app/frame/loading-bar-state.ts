import type { LoadingBarState } from '@witryna/ui/loading-bar';
import { useEffect, useState } from 'react';

/** Time in ms for which the full bar stays after loading finishes (requirement FRM-39). */
export const loadingDoneTime = 750;

/** The state of the page loading bar: `loading` while a navigation is under way, then `done` for 750 ms, then `off`. */
export function useLoadingBarState(loading: boolean): LoadingBarState {
  const [state, setState] = useState<LoadingBarState>('off');
  useEffect(() => {
    if (loading) {
      setState('loading');
      return;
    }
    setState((previous) => (previous === 'loading' ? 'done' : previous));
    const timer = setTimeout(() => setState('off'), loadingDoneTime);
    return () => clearTimeout(timer);
  }, [loading]);
  return state;
}
