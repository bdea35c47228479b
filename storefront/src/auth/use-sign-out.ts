import { useSWRConfig } from 'swr';
import { reportError } from '../platform/errors/report-error.ts';
import { useNavigation } from '../platform/navigation/navigation-context.tsx';
import { useStorage } from '../platform/storage-context.tsx';
import { useCartIdStore } from '../cart-id/index.ts';
import { pendingMutations, lineUpdateStorage } from '../cart/index.ts';
import { clearSavedCheckout, orderAttemptsIn, orderMemory } from '../checkout/index.ts';
import { evictQueries, execute, isPrivate, storageKeys, useCommerce, type QueryKey } from '../commerce/index.ts';
import { signOutMutation } from './session-operations.ts';
import { useSessionStore } from '../session/index.ts';
import { detachSessionCart } from './session-cart.ts';
import { signOut } from './sign-out.ts';
import { getGuestWishlist } from '../wishlist/index.ts';
import { useSessionCart } from './use-session-cart.ts';

const cartViews = ['getCartDetails', 'getCartForOrder'];

const isCartView = ([, name]: QueryKey) => cartViews.includes(name);

/** What belongs to a shopper and not to a cart. */
const isCustomerView = (key: QueryKey) => isPrivate(key) && !isCartView(key);

/**
 * - `by-customer`: revokes the token, forgets everything of the customer on this device and goes to the page that says
 *   so
 * - `run-out`: the same without revoking; the page is loaded again and says why
 * - `elsewhere`: another tab has signed out and cleared what tabs share; this one forgets what it holds itself
 *
 * Only `by-customer` takes away a cart that a guest has begun in another tab since the session ended.
 */
export type SignOutReason = 'by-customer' | 'run-out' | 'elsewhere';

/** Signs out. */
export function useSignOut(): (reason?: SignOutReason) => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  const { client } = useCommerce();
  const session = useSessionStore();
  const cart = useCartIdStore();
  const sessionCart = useSessionCart();
  const storage = useStorage();
  const navigation = useNavigation();
  const evict = (matches: (key: QueryKey) => boolean) =>
    evictQueries({ cache, mutate }, matches, { revalidate: false });
  return async (reason = 'by-customer') => {
    // What waits would be sent in nobody's name.
    client.queue.drain();
    if (reason === 'by-customer') session?.leave();
    /** Who signs out leaves every cart; a session that has ended only its own. */
    const leaveCart = () => {
      if (!cart) return true;
      if (reason !== 'by-customer' && sessionCart) return detachSessionCart(cart, sessionCart);
      cart.clear();
      return true;
    };
    let isLeft = true;
    await signOut({
      ...(reason === 'by-customer' && { revokeToken: () => execute(client, signOutMutation, {}) }),
      clearToken: () => {
        if (reason === 'run-out') session?.end();
        // Elsewhere the token has gone already; what is stored in its place says why.
        else if (reason === 'by-customer') session?.forget();
      },
      resetCart: () => {
        pendingMutations.begin({ kind: 'reset' });
        isLeft = leaveCart();
      },
      clearCheckout: () => {
        if (isLeft) clearSavedCheckout(storage);
        orderAttemptsIn(storage).clear(reason === 'by-customer' ? 'all' : 'customers');
        orderMemory.keepReceipt(null);
        orderMemory.keepUnpaid(null);
        orderMemory.saveIntent(null);
      },
      clearCartCache: () => evict(isCartView),
      // The shop itself sets no cookie; one of a gateway in front is removed by the gateway.
      deleteAuthCookie: () => undefined,
      clearCustomerCache: () => {
        // What somebody looks at tells of their health.
        storage.remove(storageKeys.recentlyViewed);
        storage.remove(storageKeys.recentSearches);
        // What has not come to the account yet is the customer's. A guest of another tab, or after the end of a
        // session, keeps theirs.
        if (reason === 'by-customer') getGuestWishlist(storage).clear();
        return evict(isCustomerView);
      },
      removeCart: () => {
        leaveCart();
        cart?.clearStashedGuestCart();
        lineUpdateStorage.keep(null);
        pendingMutations.clear();
      },
      log: reportError,
    });
    if (reason === 'by-customer') void navigation?.navigate('/customer/account/logoutSuccess', { replace: true });
    // A guest's cart of another tab is shown here from now on.
    if (reason === 'elsewhere' && cart?.get()) await evictQueries({ cache, mutate }, isCartView);
    if (reason === 'run-out') window.location.reload();
  };
}
