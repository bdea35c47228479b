import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { useCommerce } from '../commerce/index.ts';
import { useSessionStore } from '../shopper/index.ts';
import type { CartActions } from './cart-actions.ts';
import { useCartIdStore } from '../cart-id/index.ts';

export interface LazyCartActions extends CartActions {
  /** Fetches the code of the actions in advance, e.g. when the pointer nears the button. */
  prepare(): void;
}

/** Writes to the cart. What does so is fetched with the first action: most pages are only read. */
export function useCartActions(): LazyCartActions {
  const { client } = useCommerce();
  const { cache, mutate } = useSWRConfig();
  const store = useCartIdStore();
  const session = useSessionStore();
  return useMemo(() => {
    const load = async () => {
      const { bindCartActions } = await import('./cart-actions.ts');
      // A guest has no session that could end.
      const signOut = session?.getState().token === undefined ? undefined : () => session.forget();
      return bindCartActions(client, { cache, mutate }, store, signOut);
    };
    return {
      prepare: () => void load().catch(() => undefined),
      start: async () => (await load()).start(),
      add: async (choice) => (await load()).add(choice),
      setQuantity: async (lineUid, quantity) => (await load()).setQuantity(lineUid, quantity),
      replace: async (line, choice) => (await load()).replace(line, choice),
      remove: async (lineUid) => (await load()).remove(lineUid),
      applyCoupon: async (code) => (await load()).applyCoupon(code),
      removeCoupon: async () => (await load()).removeCoupon(),
    };
  }, [client, cache, mutate, store, session]);
}
