import { isCaptchaError } from '../captcha/index.ts';
import { getCartErrorStatus, type CartErrorStatus } from '../cart/index.ts';
import { CommerceError, RestError, serverText } from '../commerce/index.ts';
import type { NamedAddress } from './stored-address.ts';
import type { OrderContents } from './order-contents.ts';

/** Order that the shopper confirmed, stored before anything is sent. */
export interface OrderIntent {
  /** Id of this attempt. */
  id: string;
  cartId: string;
  /** Displayed total, in minor units. */
  total: number;
  currency: string;
  /** Displayed lines and quantities, serialized. */
  lines: string;
  /** Whether the cart is a customer's; false for a guest's. */
  signedIn: boolean;
  /** Start of the attempt, as ISO 8601 date and time. */
  startedAt: string;
  /**
   * Whether an order of this cart may have reached the backend, in this attempt or in an earlier one with an unknown
   * outcome.
   */
  sent: boolean;
  /** Number of the customer's newest order before this one; empty without orders, null if unknown (guests). */
  previousOrder: string | null;
  /** Email address for the receipt, also after a reload. */
  email: string;
  shippingAddress: NamedAddress;
  /** Absent in an attempt that an earlier release stored. */
  contents?: OrderContents;
}

/**
 * Current cart. The backend returns neither an inactive cart (ordered, perhaps in another tab, or merged on sign-in)
 * nor a missing one (expired, or with a wrong id).
 */
export type CartCheck =
  | { status: 'active'; total: number; currency: string; lines: string; sellable: boolean }
  | { status: CartErrorStatus };

/** Placed order, as far as the response names it. */
export interface PlacedOrder {
  /** Entity id; null if the response has none. */
  orderId: string | null;
  /** Number as in emails. Absent: the response has none. */
  orderNumber?: string;
}

export type OrderOutcome =
  /** The order is placed. */
  | ({ type: 'placed' } & PlacedOrder)
  /**
   * The cart has been ordered, but the response was lost or went to another tab. Only orders of customers have a
   * number.
   */
  | { type: 'received'; orderNumber: string | null }
  /** The cart differs from the displayed one. Nothing was sent. */
  | { type: 'changed' }
  /** The cart no longer exists, and this tab has not ordered it. Nothing was sent. */
  | { type: 'gone'; cart: CartErrorStatus }
  /** The backend rejected the order. Nothing was ordered. */
  | { type: 'refused'; reason: RejectionReason; message: string | undefined }
  /** The request failed and nothing was ordered, so it may be sent again. */
  | { type: 'not-placed' }
  /** Whether the order was placed is not known yet. */
  | { type: 'unknown' };

/** Reason of a rejected order: session expired, product out of stock, payment declined, or another one. */
export type RejectionReason = 'signed-out' | 'stock' | 'payment' | 'other';

export interface OrderEffects {
  /** Fetches the cart. @throws when the backend is unreachable */
  checkCart(cartId: string): Promise<CartCheck>;
  /**
   * Fetches the number of the customer's newest order; empty without orders, null for a guest. @throws when the backend
   * is unreachable
   */
  newestOrder(): Promise<string | null>;
  /** Returns whether another tab has reported that it ordered this cart. */
  wasOrdered(cartId: string): boolean;
  /** Called when the response was lost, before the outcome is requested from the backend. */
  onChecking?(): void;
  /** Saves what the order needs in the cart, and places nothing. Default: nothing is needed. */
  prepare?(intent: OrderIntent): Promise<void>;
  /** Sends the order once. No layer below may repeat the request. */
  send(intent: OrderIntent): Promise<PlacedOrder>;
  wait(milliseconds: number): Promise<void>;
  /** Stores the intent until its outcome is known, so that a reload can resume. */
  keep(intent: OrderIntent | null): void;
}

/** Delays in ms between requests for the cart after a lost response. */
export const reconcileDelays = [1000, 2000, 4000, 8000, 15_000] as const;

/**
 * How the response was lost: the backend reported a failure, the connection closed, or the request timed out. The
 * longer the backend may still process the order, the longer an active cart proves nothing.
 */
export type ResponseLoss = 'answered' | 'cut' | 'timeout';

/**
 * Time in ms after which a cart that is still active counts as not ordered. After a gateway timeout or a reset
 * connection, the backend may still process the request: orders have arrived up to 25 s later.
 */
const settledAfter: Readonly<Record<ResponseLoss, number>> = { answered: 3000, cut: 30_000, timeout: Infinity };

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
      return reconcile(sent, effects, meaning);
    }
    if (meaning.type === 'not-placed') return withdraw(intent, meaning, effects);
    // Error texts are translated, so the cart decides whether a rejection means that it has been ordered.
    const after = await effects.checkCart(intent.cartId).catch(() => null);
    if (after === null) {
      // An unauthorized request orders nothing, and cannot read the cart either.
      if (isUnauthorized(error)) return withdraw(intent, meaning, effects);
      effects.onChecking?.();
      const outcome = await reconcile(sent, effects, 'answered');
      return outcome.type === 'not-placed' ? withdraw(intent, meaning, effects) : outcome;
    }
    if (after.status !== 'active') return receive(sent, effects);
    return withdraw(intent, withStockReason(meaning, after), effects);
  }
}

/** Fetches the outcome of an order whose response was lost, also after a reload. */
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
export async function hasNewOrder(
  { previousOrder }: OrderIntent,
  { newestOrder }: Pick<OrderEffects, 'newestOrder'>,
): Promise<boolean> {
  const newest = previousOrder === null ? null : await newestOrder().catch(() => null);
  return newest !== null && newest !== previousOrder;
}

/** Returns the outcome for a cart that is unavailable before this attempt sent anything. */
async function endWithoutCart(
  intent: OrderIntent,
  cart: CartErrorStatus,
  effects: Pick<OrderEffects, 'newestOrder' | 'keep' | 'wasOrdered'>,
): Promise<OrderOutcome> {
  if (intent.sent) return receive(intent, effects);
  effects.keep(null);
  return effects.wasOrdered(intent.cartId) ? { type: 'received', orderNumber: null } : { type: 'gone', cart };
}

/** Removes an attempt that sent nothing, but not an earlier one with an unknown outcome. */
function withdraw(intent: OrderIntent, outcome: OrderOutcome, { keep }: Pick<OrderEffects, 'keep'>): OrderOutcome {
  keep(intent.sent ? intent : null);
  return outcome;
}

/** Returns the outcome for a sent cart that is unavailable: ordered, if a customer's list of orders confirms it. */
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

type Rejection = Extract<OrderOutcome, { type: 'refused' }>;

/** Names the stock as the reason of a rejection without another one, if the cart has a line that cannot be bought. */
function withStockReason(rejection: Rejection, cart: CartCheck | null): Rejection {
  const isStock = cart?.status === 'active' && !cart.sellable && rejection.reason === 'other';
  return isStock ? { ...rejection, reason: 'stock' } : rejection;
}

/** Returns the meaning of a failed request: a definite response, or how the response was lost. */
function toOrderFailure(error: unknown): Rejection | Extract<OrderOutcome, { type: 'not-placed' }> | ResponseLoss {
  // A rate limit rejects the request before it is processed.
  if (isRateLimited(error)) return { type: 'not-placed' };
  if (error instanceof CommerceError) {
    if (error.kind === 'timeout') return 'timeout';
    if (error.kind !== 'graphql' && error.kind !== 'stock') return 'cut';
    // An error without a category is an internal one, which may come after the commit.
    const isDecision =
      error.errors.some(({ category }) => category !== undefined) &&
      getCartErrorStatus(error) === null &&
      !cartNotFoundText.test(error.message);
    return isDecision
      ? { type: 'refused', reason: getRejectionReason(error, error.message), message: serverText(error) }
      : 'answered';
  }
  if (!(error instanceof RestError)) return 'answered';
  const { status, serverMessage } = error;
  // The response is the gateway's. The backend may still process the request.
  if (status === 502 || status === 503 || status === 504) return 'cut';
  // A 4xx response is a decision of the backend, except one that the cart is missing or inactive.
  const isDecision =
    status >= 400 && status < 500 && status !== 404 && status !== 408 && !cartNotFoundText.test(serverMessage ?? '');
  return isDecision
    ? { type: 'refused', reason: getRejectionReason(error, serverMessage), message: serverMessage }
    : 'answered';
}

/**
 * Returns whether the backend may have presented the payment to its provider before an order failed. Rate limits,
 * sessions and captchas are checked first. Other texts do not decide: they come in any language, and from any gateway.
 */
export function mayHavePresentedPayment(error: unknown): boolean {
  return !isUnauthorized(error) && !isForbidden(error) && !isRateLimited(error) && !isCaptchaError(error);
}

const isRateLimited = (error: unknown) =>
  ((error instanceof RestError || error instanceof CommerceError) && error.status === 429) ||
  hasCategory(error, 'graphql-too-many-requests');

const isForbidden = (error: unknown) => error instanceof RestError && error.status === 403;

const isUnauthorized = (error: unknown) =>
  (error instanceof RestError && error.status === 401) ||
  hasCategory(error, 'graphql-authentication') ||
  hasCategory(error, 'graphql-authorization');

const hasCategory = (error: unknown, wanted: string) =>
  error instanceof CommerceError && error.errors.some(({ category }) => category === wanted);

const cartNotFoundText = /cart isn't active|koszyk nie jest aktywny|could not find a cart|no such entity/i;
const stockText = /requested qty|out of stock|in stock status|not available to sell|niedostępn|brak w magazynie/i;
const paymentText = /payment (?:could not|was|has been|is refused)|declined|gateway|transaction|płatno|odrzuc/i;

function getRejectionReason(error: RestError | CommerceError, message = ''): RejectionReason {
  if (isUnauthorized(error) || isForbidden(error)) return 'signed-out';
  if (stockText.test(message)) return 'stock';
  return paymentText.test(message) ? 'payment' : 'other';
}
