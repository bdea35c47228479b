import { RestError } from '../commerce/index.ts';

/** What the shopper agreed to pay for, written down before anything is sent. */
export interface OrderIntent {
  /** Names this one attempt. */
  id: string;
  cartId: string;
  /** Total that the shopper saw, in hundredths. */
  total: number;
  currency: string;
  /** Lines and quantities that the shopper saw. */
  lines: string;
  /** ISO time. */
  startedAt: string;
}

/**
 * What the cart is now. The backend gives out neither a cart that is not active any more (it was ordered, perhaps in
 * another tab, or merged on sign-in) nor one that is missing (it expired, or its id is wrong).
 */
export type CartCheck =
  | { status: 'active'; total: number; currency: string; lines: string; sellable: boolean }
  | { status: 'inactive' }
  | { status: 'missing' };

export type OrderOutcome =
  /** The order is placed; its id is what the backend answered. */
  | { type: 'placed'; orderId: string }
  /** The answer was lost, but the cart has been ordered: the confirmation comes by e-mail. */
  | { type: 'received' }
  /** The cart is not what the shopper saw: nothing was sent. */
  | { type: 'changed' }
  /** The backend said no, and why; nothing was ordered. */
  | { type: 'refused'; message: string | undefined }
  /** Nothing was ordered although the request failed: it may be sent again. */
  | { type: 'not-placed' }
  /** It cannot be told yet whether the order was placed. */
  | { type: 'unknown' };

export interface OrderEffects {
  /** Reads the cart freshly. @throws when the backend cannot be asked */
  checkCart(cartId: string): Promise<CartCheck>;
  /** Sends the order, once, and gives the order id. Nothing below it may repeat the request. */
  send(): Promise<string>;
  wait(milliseconds: number): Promise<void>;
  /** Keeps the intent until its outcome is known, so that a reload can go on. */
  keep(intent: OrderIntent | null): void;
}

/** Waits in ms between the looks at the cart after a lost answer. */
export const reconcileWaits = [1000, 2000, 4000, 8000, 15_000] as const;

/**
 * Places an order at most once on a backend that knows no idempotency keys (reliability: safe place-order protocol).
 * The intent is written down first; the cart is compared with what the shopper saw; the order is sent once; when the
 * outcome is not certain, the cart tells: an ordered cart is gone. "Cart not found" after sending therefore means
 * "probably placed" and never starts a new cart; before sending it means that there is nothing to order.
 */
export async function placeOrder(intent: OrderIntent, effects: OrderEffects): Promise<OrderOutcome> {
  effects.keep(intent);
  const before = await effects.checkCart(intent.cartId).catch(() => null);
  if (before === null) {
    effects.keep(null);
    return { type: 'not-placed' };
  }
  if (before.status === 'inactive') return reconcile(intent, effects);
  if (before.status === 'missing' || !isUnchanged(intent, before)) {
    effects.keep(null);
    return { type: 'changed' };
  }
  try {
    const orderId = await effects.send();
    effects.keep(null);
    return { type: 'placed', orderId };
  } catch (error) {
    if (isDefiniteRefusal(error)) {
      effects.keep(null);
      return { type: 'refused', message: error.serverMessage };
    }
    return reconcile(intent, effects);
  }
}

/** Finds out what became of an order whose answer was lost, also after a reload. */
export async function reconcile(intent: OrderIntent, effects: Pick<OrderEffects, 'checkCart' | 'wait' | 'keep'>): Promise<OrderOutcome> {
  let sawActive = false;
  for (const pause of reconcileWaits) {
    await effects.wait(pause);
    const cart = await effects.checkCart(intent.cartId).catch(() => null);
    if (cart?.status === 'inactive' || cart?.status === 'missing') {
      effects.keep(null);
      return { type: 'received' };
    }
    // The order may still be under way: an active cart counts only when it stays active.
    if (cart?.status === 'active') {
      if (sawActive) {
        effects.keep(null);
        return { type: 'not-placed' };
      }
      sawActive = true;
    }
  }
  return { type: 'unknown' };
}

function isUnchanged(intent: OrderIntent, cart: Extract<CartCheck, { status: 'active' }>): boolean {
  return cart.sellable && cart.total === intent.total && cart.currency === intent.currency && cart.lines === intent.lines;
}

// A 4xx answer of the REST API is a decision of the backend, except where it says that the cart is not there (any more).
function isDefiniteRefusal(error: unknown): error is RestError {
  return error instanceof RestError && error.status >= 400 && error.status < 500 && error.status !== 404 && error.status !== 408 && !saysCartGone(error);
}

const cartGoneText = /cart isn't active|could not find a cart|no such entity/i;

function saysCartGone({ serverMessage = '' }: RestError): boolean {
  return cartGoneText.test(serverMessage);
}
