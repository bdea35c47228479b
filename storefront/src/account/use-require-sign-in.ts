import { useEffect } from 'react';
import { useHydrated } from '../platform/hydration/use-hydrated.ts';
import { useNavigation } from '../platform/navigation/navigation-context.tsx';
import { useSession } from '../session/index.ts';

/**
 * Sends guests to the sign-in page, unless they may see this one; the page that needs it is remembered in the history
 * entry, never in the address.
 */
export function useRequireSignIn(isGuestAllowed: boolean): { signedIn: boolean } {
  const navigation = useNavigation();
  const { token } = useSession();
  const inBrowser = useHydrated();
  useEffect(() => {
    if (inBrowser && token === undefined && !isGuestAllowed) {
      const { pathname, search } = window.location;
      void navigation?.navigate('/sign-in', { replace: true, state: { returnTo: `${pathname}${search}` } });
    }
  }, [inBrowser, token, isGuestAllowed, navigation]);
  return { signedIn: token !== undefined };
}
