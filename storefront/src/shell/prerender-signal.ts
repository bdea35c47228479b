declare global {
  interface Window {
    /** Read by prerender services: the page is complete. */
    prerenderReady?: boolean;
  }
}

/** Time in ms between the end of the last event and the signal. */
export const readinessDelay = 1500;

/** Reason why a page is incomplete. */
export interface PageReadiness {
  /** Registers an event, such as a navigation. @returns ends it; call once or more */
  begin(): () => void;
}

/** Sets `window.prerenderReady` once all registered events have been over for 1500 ms. */
export function createPrerenderSignal(window: Window): PageReadiness {
  let running = 0;
  let timer = 0;
  return {
    begin: () => {
      running += 1;
      window.clearTimeout(timer);
      window.prerenderReady = false;
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        running -= 1;
        if (running > 0) return;
        timer = window.setTimeout(() => {
          window.prerenderReady = true;
        }, readinessDelay);
      };
    },
  };
}

/** Registers every navigation. */
export function followNavigation(
  readiness: PageReadiness,
  { getState, subscribe }: { getState(): { pending: unknown }; subscribe(listener: () => void): () => void },
): void {
  let end: (() => void) | null = null;
  subscribe(() => {
    if (getState().pending) end ??= readiness.begin();
    else {
      end?.();
      end = null;
    }
  });
}
