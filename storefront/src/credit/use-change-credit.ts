import { useCallback } from 'react';
import {
  changeCart,
  connectCart,
  requireResult,
  useCartContext,
  type cartCreditFields,
  type Credit,
} from '../cart/index.ts';
import type { ResultOf, SendExclusive } from '../commerce/index.ts';
import {
  applyRewardPointsMutation,
  applyStoreCreditMutation,
  removeRewardPointsMutation,
  removeStoreCreditMutation,
} from './credit-operations.ts';

/** A payment method that the backend offers for a cart. */
export interface OfferedPayment {
  code: string;
  title: string;
}

async function sendChange(send: SendExclusive, cartId: string, kind: Credit['kind'], isUsed: boolean) {
  const variables = { cartId };
  if (kind === 'storeCredit')
    return isUsed
      ? (await send(applyStoreCreditMutation, variables)).data.applyStoreCreditToCart
      : (await send(removeStoreCreditMutation, variables)).data.removeStoreCreditFromCart;
  return isUsed
    ? (await send(applyRewardPointsMutation, variables)).data.applyRewardPointsToCart
    : (await send(removeRewardPointsMutation, variables)).data.removeRewardPointsFromCart;
}

const toOfferedPayments = ({
  available_payment_methods: methods,
}: Pick<ResultOf<typeof cartCreditFields>, 'available_payment_methods'>): OfferedPayment[] =>
  (methods ?? []).flatMap((method) => (method ? [{ code: method.code, title: method.title }] : []));

/**
 * Returns the function that pays for the cart with a kind of credit, or does not any more. Its result is what the rest
 * can be paid with: a cart without anything left to pay has another payment method.
 *
 * @throws CommerceError and CartNotFoundError, in the promise of the function
 */
export function useChangeCredit(): (kind: Credit['kind'], isUsed: boolean) => Promise<OfferedPayment[]> {
  const context = useCartContext();
  return useCallback(
    (kind, isUsed) =>
      changeCart(connectCart(context), async (send, cartId) =>
        toOfferedPayments(requireResult(await sendChange(send, cartId, kind, isUsed)).cart),
      ),
    [context],
  );
}
