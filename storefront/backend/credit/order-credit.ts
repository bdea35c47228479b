import type { CartState } from '../cart/cart-state.ts';
import { inBaseCurrency } from '../money.ts';
import type { RequestContext } from '../request-context.ts';
import {
  changeCredit,
  creditKinds,
  getCreditBalance,
  insertOrderCredit,
  listOrderCredits,
} from './credit-repository.ts';

/** Takes what a new order is paid with from the balances of its customer. Call within a transaction. */
export function spendCredit(context: RequestContext, { record, totals }: CartState, orderId: number): void {
  const { database, now } = context;
  const { credit } = totals;
  if (!credit || record.customer_id === null) return;
  const amounts = { storeCredit: inBaseCurrency(credit.storeCredit, context), rewardPoints: credit.points };
  for (const kind of creditKinds) {
    // What is converted to another currency and back may be a hundredth more.
    const amount = Math.min(amounts[kind], getCreditBalance(database, record.customer_id, kind));
    if (amount === 0) continue;
    insertOrderCredit(database, orderId, kind, amount);
    changeCredit(database, record.customer_id, kind, { reason: 'spent', amount: -amount, at: now().toISOString() });
  }
}

/** Gives back what a canceled order was paid with. Call within a transaction. */
export function returnCredit(context: RequestContext, order: { id: number; customer_id: number | null }): void {
  const { database, now, shop } = context;
  if (!shop.commerce || order.customer_id === null) return;
  for (const { kind, amount } of listOrderCredits(database, order.id))
    changeCredit(database, order.customer_id, kind, { reason: 'returned', amount, at: now().toISOString() });
}
