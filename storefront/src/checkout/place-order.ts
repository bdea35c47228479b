import { CommerceError, RestError } from '../commerce/index.ts';
import type { CheckoutAddress } from './address.ts';
import type { OrderContents } from './order-contents.ts';

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
  /** Whose cart it is: a customer's, or a guest's. */
  signedIn: boolean;
  /** ISO time. */
  startedAt: string;
  /**
   * Whether an order of this cart may have reached the backend: now, or in an attempt whose outcome was never certain.
   */
  sent: boolean;
  /** Number of the customer's newest order before this one; empty without any, null when it is not known (guests). */
  previousOrder: string | null;
  /** For the receipt, also after a reload. */
  email: string;
  shippingAddress: CheckoutAddress;
  /** Absent: written down by an earlier release of the shop. */
  contents?: OrderContents;
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
  /**
   * The answer was lost, or another tab got it, but the cart has been ordered. The number is known of customers' orders
   * only.
   */
  | { type: 'received'; orderNumber: string | null }
  /** The cart is not what the shopper saw: nothing was sent. */
  | { type: 'changed' }
  /** There is no such cart any more, and this tab has not ordered it: nothing was sent. */
  | { type: 'gone'; cart: 'inactive' | 'missing' }
  /** The backend said no, or is known to, and why; nothing was ordered. */
  | { type: 'refused'; reason: RejectionReason; message: string | undefined }
  /** Nothing was ordered although the request failed: it may be sent again. */
  | { type: 'not-placed' }
  /** It cannot be told yet whether the order was placed. */
  | { type: 'unknown' };

/** Reason of a rejected order: session expired, product out of stock, payment declined, or another one. */
export type RejectionReason = 'signed-out' | 'stock' | 'payment' | 'other';

export interface OrderEffects {
  /** Reads the cart freshly. @throws when the backend cannot be asked */
  checkCart(cartId: string): Promise<CartCheck>;
  /**
   * Number of the customer's newest order, empty without any; null for a guest. @throws when the backend cannot be
   * asked
   */
  newestOrder(): Promise<string | null>;
  /** Whether another tab has said that it ordered this cart. */
  wasOrdered(cartId: string): boolean;
  /** Called when the answer was lost and the backend is asked what became of the order. */
  onChecking?(): void;
  /** Sends the order, once, and gives the order id. Nothing below it may repeat the request. */
  send(intent: OrderIntent): Promise<string>;
  wait(milliseconds: number): Promise<void>;
  /** Keeps the intent until its outcome is known, so that a reload can go on. */
  keep(intent: OrderIntent | null): void;
}

/** Waits in ms between the looks at the cart after a lost answer. */
export const reconcileDelays = [1000, 2000, 4000, 8000, 15_000] as const;

/**
 * How the answer was lost: the backend said that it failed, the connection ended, or no answer came in time. The later
 * the order may still be carried out, the longer an active cart proves nothing.
 */
export type ResponseLoss = 'answered' | 'cut' | 'timeout';

/**
 * Time in ms after which a cart that is still active has not been ordered. Behind a gateway that gave up, or a
 * connection that was reset, the backend may still be at work: orders have been seen to arrive 25 s later.
 */
const settledAfter: Readonly<Record<ResponseLoss, number>> = { answered: 3000, cut: 30_000, timeout: Infinity };

/**
 * Places an order at most once on a backend that knows no idempotency keys (reliability: safe place-order protocol).
 * The intent is written down first; the cart is compared with what the shopper saw; the order is sent once; when the
 * outcome is not certain, the cart tells: an ordered cart is gone. "Cart not found" after sending therefore means
 * "probably placed" and never starts a new cart; before sending it means that there is nothing to order.
 */
export async function placeOrder(wanted: OrderIntent, effects: OrderEffects): Promise<OrderOutcome> {
  effects.keep(wanted);
  const [before, previousOrder] = await Promise.all([
    effects.checkCart(wanted.cartId).catch(() => null),
    wanted.sent ? wanted.previousOrder : effects.newestOrder().catch(() => null),
  ]);
  const intent = { ...wanted, previousOrder };
  if (before === null) return withdraw(intent, { type: intent.sent ? 'unknown' : 'not-placed' }, effects);
  if (before.status !== 'active') {
    if (intent.sent) return receive(intent, effects);
    effects.keep(null);
    return effects.wasOrdered(intent.cartId)
      ? { type: 'received', orderNumber: null }
      : { type: 'gone', cart: before.status };
  }
  if (!before.sellable) return withdraw(intent, { type: 'refused', reason: 'stock', message: undefined }, effects);
  if (!isUnchanged(intent, before)) return withdraw(intent, { type: 'changed' }, effects);
  const sent = { ...intent, sent: true };
  effects.keep(sent);
  try {
    const orderId = await effects.send(sent);
    effects.keep(null);
    return { type: 'placed', orderId };
  } catch (error) {
    const meaning = readFailure(error);
    if (typeof meaning === 'string') {
      effects.onChecking?.();
      return reconcile(sent, effects, meaning);
    }
    if (meaning.type === 'not-placed') return withdraw(intent, meaning, effects);
    // Texts are in the language of the shop: whether a refusal means that the cart was ordered, the cart itself tells.
    const after = await effects.checkCart(intent.cartId).catch(() => null);
    if (after === null) {
      // A caller whom the backend does not know has ordered nothing, and cannot read the cart either.
      if (error instanceof RestError && error.status === 401) return withdraw(intent, meaning, effects);
      effects.onChecking?.();
      const outcome = await reconcile(sent, effects, 'answered');
      return outcome.type === 'not-placed' ? withdraw(intent, meaning, effects) : outcome;
    }
    if (after.status !== 'active') return receive(sent, effects);
    const isStock = !after.sellable && meaning.reason === 'other';
    return withdraw(intent, isStock ? { ...meaning, reason: 'stock' } : meaning, effects);
  }
}

/** Finds out what became of an order whose answer was lost, also after a reload. */
export async function reconcile(
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
    if (cart !== null && cart.status !== 'active') return receive(intent, effects);
    if (cart === null) continue;
    // The order may still be under way: an active cart counts only when it stays active long enough. The intent is kept
    // even then, so that an order that arrives later still is recognised as this one.
    activeLooks += 1;
    if (activeLooks > 1 && elapsed >= settledAfter[lost])
      return (await hasNewOrder(intent, effects)) ? { type: 'unknown' } : { type: 'not-placed' };
  }
  return { type: 'unknown' };
}

/**
 * Whether a customer has an order that was not there before; false for a guest. Modules leave a cart open whose payment
 * is not certain yet.
 */
export async function hasNewOrder(
  { previousOrder }: OrderIntent,
  { newestOrder }: Pick<OrderEffects, 'newestOrder'>,
): Promise<boolean> {
  const newest = previousOrder === null ? null : await newestOrder().catch(() => null);
  return newest !== null && newest !== previousOrder;
}

/** An attempt that sent nothing is forgotten; an earlier one, whose outcome was not certain, is not. */
function withdraw(intent: OrderIntent, outcome: OrderOutcome, { keep }: Pick<OrderEffects, 'keep'>): OrderOutcome {
  keep(intent.sent ? intent : null);
  return outcome;
}

/** A cart that was sent and is gone has been ordered; a customer's list of orders must say the same. */
async function receive(
  { previousOrder }: OrderIntent,
  { newestOrder, keep }: Pick<OrderEffects, 'newestOrder' | 'keep'>,
): Promise<OrderOutcome> {
  const newest = previousOrder === null ? null : await newestOrder().catch(() => null);
  if (newest !== null && newest === previousOrder) return { type: 'unknown' };
  keep(null);
  return { type: 'received', orderNumber: newest };
}

function isUnchanged(intent: OrderIntent, cart: Extract<CartCheck, { status: 'active' }>): boolean {
  return cart.total === intent.total && cart.currency === intent.currency && cart.lines === intent.lines;
}

/** What a failed sending means: a definite answer, or how the answer was lost. */
function readFailure(error: unknown): Extract<OrderOutcome, { type: 'refused' | 'not-placed' }> | ResponseLoss {
  if (error instanceof CommerceError) return error.kind === 'timeout' ? 'timeout' : 'cut';
  if (!(error instanceof RestError)) return 'answered';
  const { status, serverMessage } = error;
  // "Too many requests" is said in place of handling one.
  if (status === 429) return { type: 'not-placed' };
  // Gateways answer in place of a backend that may still be at work.
  if (status === 502 || status === 503 || status === 504) return 'cut';
  // A 4xx answer is a decision of the backend, except where it says that the cart is not there (any more).
  const isDecision =
    status >= 400 && status < 500 && status !== 404 && status !== 408 && !cartGoneText.test(serverMessage ?? '');
  return isDecision ? { type: 'refused', reason: reasonOf(error), message: serverMessage } : 'answered';
}

const cartGoneText = /cart isn't active|koszyk nie jest aktywny|could not find a cart|no such entity/i;
const stockText = /requested qty|out of stock|in stock status|not available to sell|niedostępn|brak w magazynie/i;
const paymentText = /payment (?:could not|was|has been|is refused)|declined|gateway|transaction|płatno|odrzuc/i;

function reasonOf({ status, serverMessage = '' }: RestError): RejectionReason {
  if (status === 401 || status === 403) return 'signed-out';
  if (stockText.test(serverMessage)) return 'stock';
  return paymentText.test(serverMessage) ? 'payment' : 'other';
}
