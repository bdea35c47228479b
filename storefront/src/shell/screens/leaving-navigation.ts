import type { BrowserNavigation, NavigationState } from '../../platform/navigation/browser-navigation.ts';
import type { CurrentPage } from '../../platform/navigation/navigation-types.ts';

const nothing = () => undefined;

/** A navigation that stays as it is while a link was followed and the next page is awaited. */
export function leavingNavigation(current: CurrentPage): BrowserNavigation {
  const state: NavigationState = { current, navigationType: null, pending: { name: null, slow: false } };
  return {
    getState: () => state,
    subscribe: () => nothing,
    navigate: () => Promise.resolve(),
    reload: () => Promise.resolve(),
    refresh: () => Promise.resolve(),
    interceptPop: nothing,
    dropEntry: nothing,
    replaceAddress: nothing,
    applyScroll: nothing,
    applyFocus: () => false,
    prefetch: nothing,
    dispose: nothing,
  };
}
