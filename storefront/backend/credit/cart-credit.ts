import type { CartRecord } from '../cart/cart-repository.ts';
import type { CartTotals } from '../cart/totals.ts';
import { convertIn, inBaseCurrency, type Hundredths } from '../money.ts';
import type { RequestContext } from '../request-context.ts';
import { getCreditBalance, listCartCredits } from './credit-repository.ts';

/** What points are worth, in hundredths of the currency of the request; 0 in a shop without reward points. */
export function getPointsValue(context: RequestContext, points: number): Hundredths {
  const rate = context.shop.commerce?.rewardPoints?.redemption;
  return rate ? convertIn(Math.floor((points * rate.amount) / rate.points), context) : 0;
}

/** How many points pay an amount, or all that there are. */
function getPointsFor(context: RequestContext, amount: Hundredths, balance: number): number {
  const rate = context.shop.commerce?.rewardPoints?.redemption;
  if (!rate) return 0;
  return Math.min(balance, Math.ceil((inBaseCurrency(amount, context) * rate.points) / rate.amount));
}

/** The totals of a cart after what its customer's reward points and store credit pay, in this order. */
export function payWithCredit(context: RequestContext, cart: CartRecord, totals: CartTotals): CartTotals {
  const { database, shop } = context;
  if (!shop.commerce || cart.customer_id === null) return totals;
  const used = listCartCredits(database, cart.id);
  const balance = (kind: (typeof used)[number]) =>
    cart.customer_id !== null && used.includes(kind) ? getCreditBalance(database, cart.customer_id, kind) : 0;
  const points = getPointsFor(context, totals.grandTotal, balance('rewardPoints'));
  const pointsAmount = Math.min(totals.grandTotal, getPointsValue(context, points));
  const left = totals.grandTotal - pointsAmount;
  const storeCredit = shop.commerce.storeCredit ? Math.min(left, convertIn(balance('storeCredit'), context)) : 0;
  return { ...totals, grandTotal: left - storeCredit, credit: { storeCredit, points, pointsAmount } };
}
