import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { useCommerce } from '../commerce/index.ts';
import { useCartIdStore } from '../cart-id/index.ts';
import { useSessionStore } from '../session/index.ts';
import type { CartContext } from './cart-connection.ts';

/** Returns what writes to the cart need of the page. */
export function useCartContext(): CartContext {
  const { client, scope } = useCommerce();
  const { cache, mutate } = useSWRConfig();
  const store = useCartIdStore();
  const session = useSessionStore();
  return useMemo(
    () => ({
      client,
      scope,
      access: { cache, mutate },
      store,
      session,
    }),
    [client, scope, cache, mutate, store, session],
  );
}
