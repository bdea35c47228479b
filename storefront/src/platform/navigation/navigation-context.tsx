import { createContext, use, useMemo, type ReactNode } from 'react';
import { NavigationType, Router, type Navigator, type To } from 'react-router-dom';
import type { BrowserNavigation, NavigationState } from './browser-navigation.ts';
import { useNonUrgentStore } from './use-non-urgent-store.ts';

const routerAction = { push: NavigationType.Push, replace: NavigationType.Replace, pop: NavigationType.Pop };

const toHref = (to: To): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

const NavigationContext = createContext<BrowserNavigation | null>(null);

/** Connects React Router with the navigation: its hooks and links get a new location only when the page is ready. */
export function NavigationProvider({
  navigation,
  basePath,
  children,
}: {
  navigation: BrowserNavigation;
  basePath?: string | undefined;
  children: ReactNode;
}) {
  const { current, navigationType } = useNonUrgentStore(navigation.subscribe, navigation.getState);
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: toHref,
      push: (to, state) => void navigation.navigate(toHref(to), { state }),
      replace: (to, state) => void navigation.navigate(toHref(to), { state, replace: true }),
      go: (delta) => window.history.go(delta),
    }),
    [navigation],
  );
  return (
    <NavigationContext value={navigation}>
      <Router
        basename={basePath || '/'}
        location={current.location}
        navigationType={routerAction[navigationType ?? 'pop']}
        navigator={navigator}
      >
        {children}
      </Router>
    </NavigationContext>
  );
}

/** Returns the navigation, or null on the server. */
export function useNavigation(): BrowserNavigation | null {
  return use(NavigationContext);
}

const nothingToSubscribe = () => () => undefined;

/**
 * Returns a part of the navigation's state, or null on the server. The component re-renders when that part changes.
 *
 * @param select must return the same value for the same state
 */
export function useNavigationState<Part>(select: (state: NavigationState) => Part): Part | null {
  const navigation = use(NavigationContext);
  return useNonUrgentStore(navigation?.subscribe ?? nothingToSubscribe, () =>
    navigation ? select(navigation.getState()) : null,
  );
}
