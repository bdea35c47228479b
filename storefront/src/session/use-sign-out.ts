import { useSWRConfig } from 'swr';
import { reportError, useNavigation, useStorage } from '../app/index.ts';
import { dispatchCart, replacementMemory, useCartIdStore } from '../cart/index.ts';
import { clearSavedCheckout, orderMemory } from '../checkout/index.ts';
import { evictViews, execute, isPrivate, storageKeys, useCommerce, type ViewKey } from '../commerce/index.ts';
import { signOutMutation } from './session-operations.ts';
import { useSessionStore } from '../shopper/index.ts';
import { signOut } from './sign-out.ts';

const cartViews = ['getCartDetails', 'getCartForOrder'];

/** What belongs to a shopper and not to a cart. */
const isCustomerView = (key: ViewKey) => isPrivate(key) && !cartViews.includes(key[1]);

/**
 * - `by-customer`: revokes the token, forgets everything of the customer on this device and goes to the page that says so
 * - `run-out`: the same without revoking; the page is loaded again and says why (SES-09)
 * - `elsewhere`: another tab has signed out and cleared what tabs share; this one forgets what it holds itself
 */
export type SignOutReason = 'by-customer' | 'run-out' | 'elsewhere';

/** Signs out. */
export function useSignOut(): (reason?: SignOutReason) => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  const { client } = useCommerce();
  const session = useSessionStore();
  const cart = useCartIdStore();
  const storage = useStorage();
  const navigation = useNavigation();
  const evict = (matches: (key: ViewKey) => boolean) => evictViews({ cache, mutate }, matches, { revalidate: false });
  return async (reason = 'by-customer') => {
    // What waits would be sent in nobody's name.
    client.queue.drain();
    await signOut({
      ...(reason === 'by-customer' && { revokeToken: () => execute(client, signOutMutation, {}) }),
      clearToken: () => {
        if (reason === 'run-out') session?.end();
        // Elsewhere the token has gone already; what is stored in its place says why.
        else if (reason === 'by-customer') session?.forget();
      },
      resetCart: () => {
        dispatchCart({ type: 'reset/request' });
        cart?.clear();
      },
      clearCheckout: () => {
        clearSavedCheckout(storage);
        orderMemory.keepReceipt(null);
        orderMemory.keepUnpaid(null);
        orderMemory.keepIntent(null);
      },
      clearCartCache: () => evict(([, name]) => cartViews.includes(name)),
      // The shop itself sets no cookie; one of a gateway in front is removed by the gateway.
      deleteAuthCookie: () => undefined,
      clearCustomerCache: () => {
        // What somebody looks at tells of their health.
        storage.remove(storageKeys.recentlyViewed);
        storage.remove(storageKeys.recentSearches);
        return evict(isCustomerView);
      },
      removeCart: () => {
        cart?.clear();
        cart?.forgetPutAside();
        replacementMemory.keep(null);
        dispatchCart({ type: 'reset/receive' });
      },
      log: reportError,
    });
    if (reason === 'by-customer') void navigation?.navigate('/customer/account/logoutSuccess', { replace: true });
    if (reason === 'run-out') window.location.reload();
  };
}
