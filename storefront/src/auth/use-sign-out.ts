import { useSWRConfig } from 'swr';
import { reportError } from '../platform/errors/report-error.ts';
import { useNavigation } from '../platform/navigation/navigation-context.tsx';
import { useStorage } from '../platform/storage-context.tsx';
import { useCartIdStore } from '../cart-id/index.ts';
import { pendingMutations, lineUpdateStorage } from '../cart/index.ts';
import { clearSavedCheckout, orderAttemptsIn, orderMemory } from '../checkout/index.ts';
import { evictQueries, execute, isPrivate, storageKeys, useCommerce, type QueryKey } from '../commerce/index.ts';
import { signOutMutation } from './session-operations.ts';
import { unansweredDeletionIn, useSessionStore } from '../session/index.ts';
import { detachSessionCart } from './session-cart.ts';
import { signOut } from './sign-out.ts';
import { getGuestWishlist } from '../wishlist/index.ts';
import { useSessionCart } from './use-session-cart.ts';

const cartViews = ['getCartDetails', 'getCartForOrder'];

const isCartView = ([, name]: QueryKey) => cartViews.includes(name);

/** Returns whether a query is private, but not of a cart. */
const isCustomerView = (key: QueryKey) => isPrivate(key) && !isCartView(key);

/**
 * - `customer`: revokes the token, removes everything of the customer from this device and shows the sign-out page
 * - `deleted`: the same without revoking, after the account was deleted; the home page is shown
 * - `expired`: the same without revoking; the page reloads and reports that the session has expired
 * - `replaced`: the same without revoking and without leaving the page, for a customer who signs in instead
 * - `other-tab`: another tab has signed out and cleared the shared storage; this tab clears its memory
 *
 * Only `customer`, `deleted` and `replaced` remove a cart that a guest has created in another tab since the session expired.
 */
export type SignOutReason = 'customer' | 'deleted' | 'replaced' | 'expired' | 'other-tab';

/** Returns the function that signs out. */
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
  return async (reason = 'customer') => {
    // Queued mutations would be sent without a token.
    client.queue.drain();
    const isDeliberate = reason === 'customer' || reason === 'deleted' || reason === 'replaced';
    if (isDeliberate) session?.beginSignOut();
    /** Removes the cart: any when the customer signs out, only the session's when that has expired. */
    const leaveCart = () => {
      if (!cart) return true;
      if (!isDeliberate && sessionCart) return detachSessionCart(cart, sessionCart);
      cart.clear();
      return true;
    };
    let isLeft = true;
    await signOut({
      ...(reason === 'customer' && { revokeToken: () => execute(client, signOutMutation, {}) }),
      clearToken: () => {
        if (reason === 'expired') session?.clearExpired();
        // Another tab has removed the token already; a customer who signs in instead brings one.
        else if (isDeliberate && reason !== 'replaced') session?.clear();
      },
      resetCart: () => {
        pendingMutations.begin({ kind: 'reset' });
        isLeft = leaveCart();
      },
      clearCheckout: () => {
        if (isLeft) clearSavedCheckout(storage);
        orderAttemptsIn(storage).clear(isDeliberate ? 'all' : 'customers');
        orderMemory.keepReceipt(null);
        orderMemory.keepUnpaid(null);
        orderMemory.saveIntent(null);
      },
      clearCartCache: () => evict(isCartView),
      // The shop itself sets no cookie; one of a gateway in front is removed by the gateway.
      deleteAuthCookie: () => undefined,
      clearCustomerCache: () => {
        // Viewed products reveal facts about a person's health.
        storage.remove(storageKeys.recentlyViewed);
        storage.remove(storageKeys.recentSearches);
        // What has not come to the account yet is the customer's. A guest of another tab, or after the end of a
        // session, keeps theirs.
        if (isDeliberate) {
          getGuestWishlist(storage).clear();
          unansweredDeletionIn(storage).forget();
        }
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
    if (reason === 'customer') void navigation?.navigate('/customer/account/logoutSuccess', { replace: true });
    if (reason === 'deleted') void navigation?.navigate('/', { replace: true });
    // A guest's cart of another tab is shown here from now on.
    if (reason === 'other-tab' && cart?.get()) await evictQueries({ cache, mutate }, isCartView);
    if (reason === 'expired') window.location.reload();
  };
}
