import { useSWRConfig } from 'swr';
import { reportError, useNavigation, useStorage } from '../app/index.ts';
import { useCartIdStore } from '../cart/index.ts';
import { clearSavedCheckout, orderMemory } from '../checkout/index.ts';
import { evictViews, execute, isPrivate, useCommerce, type ViewKey } from '../commerce/index.ts';
import { signOut, signOutMutation, useSessionStore } from '../session/index.ts';

const cartViews = ['getCartDetails', 'getCartForOrder'];
/** What belongs to a shopper and not to a cart. */
const isCustomerView = (key: ViewKey) => isPrivate(key) && !cartViews.includes(key[1]);

/** Signs out: revokes the token, forgets everything of the customer on this device and goes home. */
export function useSignOut(): () => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  const { client } = useCommerce();
  const session = useSessionStore();
  const cart = useCartIdStore();
  const storage = useStorage();
  const navigation = useNavigation();
  const evict = (matches: (key: ViewKey) => boolean) => evictViews({ cache, mutate }, matches, { revalidate: false });
  return async () => {
    await signOut({
      revokeToken: () => execute(client, signOutMutation, {}),
      clearToken: () => session?.forget(),
      resetCart: () => cart?.clear(),
      clearCheckout: () => {
        clearSavedCheckout(storage);
        orderMemory.keepReceipt(null);
        orderMemory.keepIntent(null);
      },
      clearCartCache: () => evict(([, name]) => cartViews.includes(name)),
      // The shop itself sets no cookie; one of a gateway in front is removed by the gateway.
      deleteAuthCookie: () => undefined,
      clearCustomerCache: () => evict(isCustomerView),
      removeCart: () => cart?.clear(),
      log: reportError,
    });
    void navigation?.navigate('/', { replace: true });
  };
}
