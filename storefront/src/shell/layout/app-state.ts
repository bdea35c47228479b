import type { NavigationState } from '../../platform/navigation/browser-navigation.ts';
import type { Connection, OpenPanel } from '../../platform/layout/ui-store.ts';

/** The state of the application around the pages, put together from where each part lives. */
export interface AppState extends Connection {
  isMinicartOpen: boolean;
  /** The drawer that is open; null for none. */
  drawer: 'nav' | null;
  /** A drawer or the mini cart covers the page. */
  overlay: boolean;
  /** A navigation is under way. */
  isPageLoading: boolean;
  /** The navigation under way; null for none. */
  pending: NavigationState['pending'];
  searchOpen: boolean;
  /** Kind of the page that comes next, as soon as that is known. */
  nextRootComponent: NonNullable<NavigationState['pending']>['name'];
}

/** @param pending the navigation under way; null for none */
export function getAppState(panel: OpenPanel, connection: Connection, pending: NavigationState['pending']): AppState {
  const isMinicartOpen = panel === 'mini-cart';
  const drawer = panel === 'drawer' ? 'nav' : null;
  return {
    ...connection,
    isMinicartOpen,
    drawer,
    overlay: isMinicartOpen || drawer !== null,
    isPageLoading: pending !== null,
    pending,
    searchOpen: panel === 'search',
    nextRootComponent: pending?.name ?? null,
  };
}
