import { useEffect } from 'react';
import { useInBrowser, useNavigation } from '../app/index.ts';
import { useSession } from '../shopper/index.ts';

/** Sends guests to the sign-in page; the page that needs it is remembered in the history entry, never in the address (RTE-25, RTE-26, RSK-28). */
export function useGuard(): { signedIn: boolean } {
  const navigation = useNavigation();
  const { token } = useSession();
  const inBrowser = useInBrowser();
  useEffect(() => {
    if (inBrowser && token === undefined) {
      const { pathname, search } = window.location;
      void navigation?.navigate('/sign-in', { replace: true, state: { returnTo: `${pathname}${search}` } });
    }
  }, [inBrowser, token, navigation]);
  return { signedIn: token !== undefined };
}
