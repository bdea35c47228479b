import { toCredit, type CartAmount, type Credit } from '../cart/index.ts';
import type { ResultOf } from '../commerce/index.ts';
import type { balancesQuery } from './balances-query.ts';

type BalancesResponse = ResultOf<typeof balancesQuery.document>;

/** Returns what the store has for its customers, with the balances; a kind that the merchant has switched off is absent. */
export function toBalances(response: BalancesResponse | undefined): Credit[] {
  const { store_credit: credit, reward_points: points } = response?.customer ?? {};
  return [
    ...(credit?.enabled ? toCredit('storeCredit', null, credit.current_balance) : []),
    ...(points?.balance ? toCredit('rewardPoints', points.balance.points, points.balance.money) : []),
  ];
}

/** A kind of credit as the checkout offers it. */
export interface CreditOffer {
  kind: Credit['kind'];
  balance: Credit;
  /** What of it pays for the cart; null while it is not used. */
  applied: Credit | null;
}

/**
 * Returns what a customer can pay with or pays with.
 *
 * @param total - What is left to pay; when nothing is, there is nothing to add. Null while it is unknown.
 */
export function toCreditOffers(
  balances: readonly Credit[],
  appliedCredits: readonly Credit[],
  total: CartAmount | null,
): CreditOffer[] {
  return balances.flatMap((balance) => {
    const applied = appliedCredits.find(({ kind }) => kind === balance.kind) ?? null;
    const canApply = balance.amount.minor > 0 && total !== null && total.minor > 0;
    return applied || canApply ? [{ kind: balance.kind, balance, applied }] : [];
  });
}
