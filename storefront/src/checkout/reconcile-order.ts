import type { OrderEffects, OrderIntent, OrderOutcome, ResponseLoss } from './order-types.ts';

/** Delays in ms between requests for the cart after a lost response. */
export const reconcileDelays = [1000, 2000, 4000, 8000, 15_000] as const;

/**
 * Time in ms after which a cart that is still active counts as not ordered. After a gateway timeout or a reset
 * connection, the backend may still process the request: orders have arrived up to 25 s later.
 */
const settledAfter: Readonly<Record<ResponseLoss, number>> = { answered: 3000, cut: 30_000, timeout: Infinity };

/** Fetches the outcome of an order whose response was lost, also after a reload. */
export async function reconcileOrder(
  intent: OrderIntent,
  effects: Omit<OrderEffects, 'send'>,
  lost: ResponseLoss = 'cut',
): Promise<OrderOutcome> {
  let elapsed = 0;
  let activeLooks = 0;
  for (const pause of reconcileDelays) {
    await effects.wait(pause);
    elapsed += pause;
    const cart = await effects.checkCart(intent.cartId).catch(() => null);
    if (cart !== null && cart.status !== 'active') return endAsReceived(intent, effects);
    if (cart === null) continue;
    // The backend may still process the order, so the cart must stay active long enough. The intent stays stored even
    // then, so that an order that arrives later is recognized as this one.
    activeLooks += 1;
    if (activeLooks > 1 && elapsed >= settledAfter[lost])
      return (await hasNewOrder(intent, effects)) ? { type: 'unknown' } : { type: 'not-placed' };
  }
  return { type: 'unknown' };
}

/**
 * Returns whether the customer has a new order; false for a guest. Payment modules leave the cart active while the
 * payment is pending, so the cart alone is no proof.
 */
export async function hasNewOrder(intent: OrderIntent, effects: Pick<OrderEffects, 'newestOrder'>): Promise<boolean> {
  const newest = await fetchNewestOrder(intent, effects);
  return newest !== null && newest !== intent.previousOrder;
}

/** Returns the outcome for a sent cart that is unavailable: ordered, if a customer's list of orders confirms it. */
export async function endAsReceived(
  intent: OrderIntent,
  effects: Pick<OrderEffects, 'newestOrder' | 'keep'>,
): Promise<OrderOutcome> {
  const newest = await fetchNewestOrder(intent, effects);
  if (newest !== null && newest === intent.previousOrder) return { type: 'unknown' };
  effects.keep(null);
  return { type: 'received', orderNumber: newest };
}

/** Null for a guest, and while the backend is unreachable. */
async function fetchNewestOrder(
  { previousOrder }: OrderIntent,
  { newestOrder }: Pick<OrderEffects, 'newestOrder'>,
): Promise<string | null> {
  return previousOrder === null ? null : newestOrder().catch(() => null);
}
