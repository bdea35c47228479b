import { useMemo, useState } from 'react';
import { useCartId } from '../cart-id/index.ts';
import type { Cart } from './cart.ts';
import { applyPendingMutations, isLineMutation, newCart } from './optimistic-cart.ts';
import { useMutationState } from './use-mutation-state.ts';

/**
 * Returns the cart with the pending mutations applied to it. While one is pending, a cart that was read at the same time
 * is not shown: nobody knows whether the mutation is in it.
 *
 * @param cart - The cart that the backend returned last; null while it is unknown or when there is none.
 */
export function useOptimisticCart(cart: Cart | null): Cart | null {
  const id = useCartId();
  const { pending, createdCartId, revision } = useMutationState();
  const mutations = useMemo(() => pending.filter(isLineMutation), [pending]);
  const [base, setBase] = useState({ id, revision, cart });
  // Without an id, the cart begins with the product. The new id comes before the product is in it.
  const isNew = (id === null || id === createdCartId) && mutations.some(({ kind }) => kind === 'add');
  const known = cart ?? (isNew ? newCart : null);
  const isHeld = mutations.length > 0 && base.cart !== null && base.id === id && base.revision === revision;
  if (!isHeld && (base.cart !== known || base.id !== id || base.revision !== revision))
    setBase({ id, revision, cart: known });
  const shown = isHeld ? base.cart : known;
  return useMemo(() => shown && applyPendingMutations(shown, mutations), [shown, mutations]);
}
