import { useMemo } from 'react';
import type { CartActions } from './cart-actions.ts';
import { useCartContext } from './use-cart-context.ts';

/** Returns the functions that write to the cart. Their code loads with the first call: most pages are only read. */
export function useCartActions(): CartActions {
  const context = useCartContext();
  return useMemo(() => {
    const load = async () => (await import('./cart-actions.ts')).bindCartActions(context);
    return {
      start: async () => (await load()).start(),
      add: async (choice, preview) => (await load()).add(choice, preview),
      setQuantity: async (lineUid, quantity) => (await load()).setQuantity(lineUid, quantity),
      replace: async (line, choice) => (await load()).replace(line, choice),
      remove: async (lineUid) => (await load()).remove(lineUid),
      applyCoupon: async (code) => (await load()).applyCoupon(code),
      removeCoupon: async () => (await load()).removeCoupon(),
    };
  }, [context]);
}
