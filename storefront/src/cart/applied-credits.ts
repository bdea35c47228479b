import type { ResultOf } from '../commerce/index.ts';
import { toCartAmount, type CartAmount } from './cart-amount.ts';
import type { cartCreditQuery } from './cart-credit-query.ts';

/** Store credit or reward points: what a customer holds, or what of it pays for a cart. */
export interface Credit {
  kind: 'storeCredit' | 'rewardPoints';
  /** Number of points; null for store credit. */
  points: number | null;
  /** What it is worth. */
  amount: CartAmount;
}

/** Returns a credit in a list; an empty list without an amount. */
export function toCredit(
  kind: Credit['kind'],
  points: number | null,
  money: Parameters<typeof toCartAmount>[0],
): Credit[] {
  const amount = toCartAmount(money);
  return amount ? [{ kind, points, amount }] : [];
}

/** Returns what pays for a cart, with the amounts. */
export function toAppliedCredits(response: ResultOf<typeof cartCreditQuery.document> | undefined): Credit[] {
  const { applied_store_credit: credit, applied_reward_points: points } = response?.cart ?? {};
  return [
    ...(points ? toCredit('rewardPoints', points.points, points.money) : []),
    ...toCredit('storeCredit', null, credit?.applied_balance),
  ].filter(({ amount }) => amount.minor > 0);
}
