import { useSWRConfig } from 'swr';
import { reportError, useNavigation, useStorage } from '../app/index.ts';
import { useCartIdStore } from '../cart/index.ts';
import { clearSavedCheckout, orderMemory } from '../checkout/index.ts';
import { evictViews, execute, useCommerce } from '../commerce/index.ts';
import { signOut, signOutMutation, useSessionStore } from '../session/index.ts';

const cartViews = ['getCartDetails', 'getCartForOrder'];
const customerViews = ['getCustomer', 'getAccount'];

/** Signs out: revokes the token, forgets everything of the customer on this device and goes home. */
export function useSignOut(): () => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  const { client } = useCommerce();
  const session = useSessionStore();
  const cart = useCartIdStore();
  const storage = useStorage();
  const navigation = useNavigation();
  const evict = (names: readonly string[]) => evictViews({ cache, mutate }, ([, name]) => names.includes(name), { revalidate: false });
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
      clearCartCache: () => evict(cartViews),
      // The shop itself sets no cookie; one of a gateway in front is removed by the gateway.
      deleteAuthCookie: () => undefined,
      clearCustomerCache: () => evict(customerViews),
      removeCart: () => cart?.clear(),
      log: reportError,
    });
    void navigation?.navigate('/', { replace: true });
  };
}
