import { useCallback } from 'react';
import { useCartContext } from './use-cart-context.ts';

/** Gives the function that begins an empty cart when there is none, e.g. after an order. */
export function useCreateCart(): () => Promise<void> {
  const context = useCartContext();
  return useCallback(async () => (await import('./cart-actions.ts')).bindCartActions(context).start(), [context]);
}
