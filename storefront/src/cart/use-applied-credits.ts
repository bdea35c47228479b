import { useEffect, useEffectEvent, useMemo } from 'react';
import { useQuery } from '../commerce/index.ts';
import { toAppliedCredits, type Credit } from './applied-credits.ts';
import type { Cart } from './cart.ts';
import { toCartAmount } from './cart-amount.ts';
import { cartCreditQuery } from './cart-credit-query.ts';
import { useHasCredit } from './use-has-credit.ts';

/** Returns what store credit and reward points pay of a cart; nothing is requested where the shopper has neither. */
export function useAppliedCredits({ id, total }: Pick<Cart, 'id' | 'total'>): readonly Credit[] {
  const hasCredit = useHasCredit();
  // A cart whose first product is being added has no id yet.
  const variables = hasCredit && id !== '' ? { cartId: id } : null;
  const { data, isValidating, revalidate } = useQuery(cartCreditQuery, variables, { policy: 'cache-and-network' });
  const known = toCartAmount(data?.cart?.prices?.grand_total)?.minor;
  // Steps of the checkout that go by REST change the total as well.
  const refresh = useEffectEvent(() => {
    if (!isValidating && known !== undefined && known !== total?.minor) void revalidate().catch(() => undefined);
  });
  useEffect(() => refresh(), [total?.minor]);
  return useMemo(() => toAppliedCredits(data), [data]);
}
