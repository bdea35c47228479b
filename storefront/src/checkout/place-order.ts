import type { CartErrorStatus } from '../cart/index.ts';
import { isUnauthorized, toOrderFailure, type Rejection } from './order-failure.ts';
import type { CartCheck, OrderEffects, OrderIntent, OrderOutcome } from './order-types.ts';
import { endAsReceived, reconcileOrder } from './reconcile-order.ts';

/**
 * Places an order at most once, on a backend without idempotency keys. Stores the intent, compares the cart with the
 * displayed one, and sends the order once. If the outcome is unknown, it follows from the cart, because the backend
 * does not return an ordered one. "Cart not found" therefore means "probably placed" after sending, and never starts a
 * new cart; before sending, it means that there is nothing to order.
 */
export async function placeOrder(wanted: OrderIntent, effects: OrderEffects): Promise<OrderOutcome> {
  effects.keep(wanted);
  const [before, previousOrder] = await Promise.all([
    effects.checkCart(wanted.cartId).catch(() => null),
    wanted.sent ? wanted.previousOrder : effects.newestOrder().catch(() => null),
  ]);
  const intent = { ...wanted, previousOrder };
  if (before === null) return withdraw(intent, { type: intent.sent ? 'unknown' : 'not-placed' }, effects);
  if (before.status !== 'active') return endWithoutCart(intent, before.status, effects);
  if (!before.sellable) return withdraw(intent, { type: 'refused', reason: 'stock', message: undefined }, effects);
  if (!isUnchanged(intent, before)) return withdraw(intent, { type: 'changed' }, effects);
  try {
    await effects.prepare?.(intent);
  } catch (error) {
    const after = await effects.checkCart(intent.cartId).catch(() => null);
    if (after && after.status !== 'active') return endWithoutCart(intent, after.status, effects);
    const meaning = toOrderFailure(error);
    const isRefused = typeof meaning !== 'string' && meaning.type === 'refused';
    if (isRefused) return withdraw(intent, withStockReason(meaning, after), effects);
    return withdraw(intent, { type: intent.sent ? 'unknown' : 'not-placed' }, effects);
  }
  const sent = { ...intent, sent: true };
  effects.keep(sent);
  try {
    const placed = await effects.send(sent);
    effects.keep(null);
    return { type: 'placed', ...placed };
  } catch (error) {
    const meaning = toOrderFailure(error);
    if (typeof meaning === 'string') {
      effects.onChecking?.();
      return reconcileOrder(sent, effects, meaning);
    }
    if (meaning.type === 'not-placed') return withdraw(intent, meaning, effects);
    // Error texts are translated, so the cart decides whether a rejection means that it has been ordered.
    const after = await effects.checkCart(intent.cartId).catch(() => null);
    if (after === null) {
      // An unauthorized request orders nothing, and cannot read the cart either.
      if (isUnauthorized(error)) return withdraw(intent, meaning, effects);
      effects.onChecking?.();
      const outcome = await reconcileOrder(sent, effects, 'answered');
      return outcome.type === 'not-placed' ? withdraw(intent, meaning, effects) : outcome;
    }
    if (after.status !== 'active') return endAsReceived(sent, effects);
    return withdraw(intent, withStockReason(meaning, after), effects);
  }
}

/** Returns the outcome for a cart that is unavailable before this attempt sent anything. */
async function endWithoutCart(
  intent: OrderIntent,
  cart: CartErrorStatus,
  effects: Pick<OrderEffects, 'newestOrder' | 'keep' | 'wasOrdered'>,
): Promise<OrderOutcome> {
  if (intent.sent) return endAsReceived(intent, effects);
  effects.keep(null);
  return effects.wasOrdered(intent.cartId) ? { type: 'received', orderNumber: null } : { type: 'gone', cart };
}

/** Removes an attempt that sent nothing, but not an earlier one with an unknown outcome. */
function withdraw(intent: OrderIntent, outcome: OrderOutcome, { keep }: Pick<OrderEffects, 'keep'>): OrderOutcome {
  keep(intent.sent ? intent : null);
  return outcome;
}

function isUnchanged(intent: OrderIntent, cart: Extract<CartCheck, { status: 'active' }>): boolean {
  return cart.total === intent.total && cart.currency === intent.currency && cart.lines === intent.lines;
}

/** Names the stock as the reason of a rejection without another one, if the cart has a line that cannot be bought. */
function withStockReason(rejection: Rejection, cart: CartCheck | null): Rejection {
  const isStock = cart?.status === 'active' && !cart.sellable && rejection.reason === 'other';
  return isStock ? { ...rejection, reason: 'stock' } : rejection;
}
