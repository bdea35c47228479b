import type { BrowserNavigation, NavigationState, Shown } from '../navigation/browser-navigation.ts';

const nothing = () => undefined;

/** A navigation that stays as it is while a link was followed and the next page is awaited. */
export function leavingNavigation(shown: Shown): BrowserNavigation {
  const state: NavigationState = { shown, reachedBy: null, pending: { kind: null, slow: false } };
  return {
    getState: () => state,
    subscribe: () => nothing,
    navigate: () => Promise.resolve(),
    reload: () => Promise.resolve(),
    interceptPop: nothing,
    dropEntry: nothing,
    replaceAddress: nothing,
    applyScroll: nothing,
    applyFocus: () => false,
    prefetch: nothing,
    dispose: nothing,
  };
}
