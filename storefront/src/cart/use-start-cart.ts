import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useCommerce } from '../commerce/index.ts';
import { useCartIdStore } from '../cart-id/index.ts';

/** Gives the function that begins an empty cart when there is none, e.g. after an order. */
export function useStartCart(): () => Promise<void> {
  const { client } = useCommerce();
  const { cache, mutate } = useSWRConfig();
  const store = useCartIdStore();
  return useCallback(async () => {
    const { bindCartActions } = await import('./cart-actions.ts');
    await bindCartActions(client, { cache, mutate }, store).start();
  }, [client, cache, mutate, store]);
}
