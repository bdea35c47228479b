import { useEffect, useEffectEvent } from 'react';
import { reportError } from '../platform/errors/report-error.ts';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { execute, useCommerce } from '../commerce/index.ts';
import { toCart } from './cart.ts';
import { useCartIdStore } from '../cart-id/index.ts';
import { cartDetailsQuery } from './cart-details-query.ts';
import { isCartNotFound } from './cart-errors.ts';
import { toProductChoice } from './product-choice.ts';
import { useCartActions } from './use-cart-actions.ts';
import { useCartErrorText } from './use-cart-errors.ts';

/**
 * Adds the lines of a guest cart that was filled while the scripts were missing to the guest's current cart: Magento
 * merges carts of customers only.
 */
export function BringPostedCart({ cartId }: { cartId: string }) {
  const { client } = useCommerce();
  const store = useCartIdStore();
  const toast = useToast();
  const errorText = useCartErrorText();
  const { add } = useCartActions();
  const bring = useEffectEvent(async () => {
    const { data } = await execute(client, cartDetailsQuery, { cartId }).catch((error: unknown) => {
      // A missing cart has nothing to merge; a cart that could not be fetched is fetched by the next page.
      if (isCartNotFound(error)) return { data: { cart: null } };
      throw error;
    });
    // Removed before anything is added, so that no tab adds lines twice.
    if (store?.getStashedGuestCart() !== cartId) return;
    store.clearStashedGuestCart();
    for (const line of data.cart ? toCart(data.cart).lines : []) {
      const problem = await add(toProductChoice(line)).then(
        ({ userError }) => userError?.messages.join(', '),
        errorText,
      );
      if (problem) toast({ type: 'warning', message: `${line.name}: ${problem}` });
    }
  });
  useEffect(() => {
    bring().catch(reportError);
  }, [cartId]);
  return null;
}
