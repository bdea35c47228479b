import { isObject } from '../../commerce/index.ts';
import type { CartCheck } from '../order-types.ts';

/**
 * Order that was sent and whose result the shopper has not seen yet. It is stored in localStorage, so that it survives
 * the tab, and contains no personal data.
 */
export interface OrderAttempt {
  cartId: string;
  /** Hash of the customer's session, so that the result is not shown to another customer; null for a guest. */
  session: string | null;
  /** Time in ms since the epoch. */
  sentAt: number;
  /** Number of the customer's newest order before this one; empty without orders, null if unknown (guests). */
  previousOrder: string | null;
  /**
   * - `sent`: result unknown
   * - `unpaid`: placed, payment pending
   * - `placed`: placed
   * - `not-placed`: not placed according to the cart; it may still arrive
   * - `refused`: rejected by the backend; it cannot arrive any more
   */
  state: 'sent' | 'unpaid' | 'placed' | 'not-placed' | 'refused';
  /** Entity id that the order call returned; null when its response was lost. */
  orderId: string | null;
  /** Order number as in emails; null while it is unknown. */
  orderNumber: string | null;
  /** When another page first looked for it, in ms since the epoch; null before. */
  lookedAt: number | null;
  /** Whether the shopper has seen that it was not placed. */
  isShown: boolean;
}

/** Event of an attempt. */
export type AttemptEvent =
  /** Its request is about to be sent. */
  | { type: 'send'; cartId: string; session: string | null; previousOrder: string | null }
  | { type: 'look'; cartId: string }
  /** It was placed, and its payment is pending. */
  | { type: 'await-payment'; cartId: string; orderId: string | null }
  | { type: 'place'; cartId: string; session: string | null; orderId: string | null; orderNumber: string | null }
  /** It was not placed. `isFinal`: it cannot arrive any more. */
  | { type: 'fail'; cartId: string; isFinal: boolean }
  /** The shopper has seen the result. */
  | { type: 'show'; cartId: string };

/** Time in ms for which an attempt is stored. After a day the shopper has read the confirmation email. */
export const attemptLifetime = 24 * 3600_000;

/** Time in ms after which a sent order can no longer arrive. */
export const lastArrival = 5 * 60_000;

/**
 * Time in ms for which an active cart proves nothing after the sending page was closed: the backend may still process
 * the order.
 */
const settlingTime = 30_000;

/** Timeout in ms of a payment on the page of a bank, during which other tabs do not report the order. */
const paymentTime = 15 * 60_000;

/** Maximum number of attempts; the oldest is dropped. */
const mostAttempts = 5;

/** Returns the attempts after an event. */
export function reduceAttempts(
  attempts: readonly OrderAttempt[],
  event: AttemptEvent,
  now: number,
): readonly OrderAttempt[] {
  const { cartId } = event;
  const known = attempts.find((attempt) => attempt.cartId === cartId);
  const others = attempts.filter((attempt) => attempt !== known);
  const change = (part: Partial<OrderAttempt>) =>
    known ? attempts.map((attempt) => (attempt === known ? { ...known, ...part } : attempt)) : attempts;
  switch (event.type) {
    case 'send': {
      const { session, previousOrder } = event;
      const sent: OrderAttempt = {
        cartId,
        session,
        sentAt: now,
        previousOrder,
        state: 'sent',
        orderId: null,
        orderNumber: null,
        lookedAt: null,
        isShown: false,
      };
      return [...others, sent].slice(-mostAttempts);
    }
    case 'look':
      return known?.lookedAt === null ? change({ lookedAt: now }) : attempts;
    case 'await-payment':
      return change({ state: 'unpaid', orderId: event.orderId });
    case 'place': {
      const { session, orderId, orderNumber } = event;
      const placed = {
        state: 'placed',
        orderId: orderId ?? known?.orderId ?? null,
        orderNumber: orderNumber ?? known?.orderNumber ?? null,
        isShown: false,
      } as const;
      return known
        ? change(placed)
        : [...others, { cartId, session, sentAt: now, previousOrder: null, lookedAt: null, ...placed }].slice(
            -mostAttempts,
          );
    }
    case 'fail':
      // A result that was shown stays marked, so that it is not shown again.
      return known?.state === 'placed' ? attempts : change({ state: event.isFinal ? 'refused' : 'not-placed' });
    case 'show':
      if (known?.state === 'not-placed') return change({ isShown: true });
      return known?.state === 'placed' || known?.state === 'unpaid' || known?.state === 'refused' ? others : attempts;
  }
}

/** Returns the attempts that have not expired. */
export function currentAttempts(attempts: readonly OrderAttempt[], now: number): readonly OrderAttempt[] {
  return attempts.filter(({ sentAt, state, isShown }) => {
    const age = Math.abs(now - sentAt);
    return age < attemptLifetime && !(state === 'not-placed' && isShown && age >= lastArrival);
  });
}

/** Session and cart that attempts are read for. */
export interface AttemptReader {
  /** As in the attempt. */
  session: string | null;
  /** Cart whose receipt or pending payment is in this tab; null without. */
  ownCart: string | null;
  now: number;
}

/** Returns the notice to show for an attempt; null for none. */
export function getOrderNotice(
  { cartId, session, sentAt, state, lookedAt, isShown }: OrderAttempt,
  reader: AttemptReader,
): 'checking' | 'placed' | 'unpaid' | 'not-placed' | null {
  const isOwn = cartId === reader.ownCart;
  // A customer's order is reported to that customer only.
  if (session !== null && session !== reader.session) return null;
  switch (state) {
    case 'sent':
      return lookedAt === null ? null : 'checking';
    case 'unpaid':
      return isOwn || reader.now - sentAt >= paymentTime ? 'unpaid' : null;
    case 'placed':
      return 'placed';
    case 'not-placed':
    case 'refused':
      return isShown ? null : 'not-placed';
  }
}

/** Returns whether the backend may know more about an attempt. */
export function isOpen({ session, sentAt, state, orderNumber }: OrderAttempt, reader: AttemptReader): boolean {
  // Signing in merges the guest cart, so that an inactive cart no longer proves an order.
  if (session !== reader.session) return false;
  if (state === 'placed') return orderNumber === null;
  if (state === 'unpaid') return reader.now - sentAt >= paymentTime;
  return state !== 'refused';
}

/** Result of looking for an attempt. */
export interface OrderLook {
  /** Null when it could not be fetched. */
  cart: CartCheck | null;
  /** Number of the customer's newest order; null if unknown, and for guests. */
  newestOrder: string | null;
}

/** Returns the event that a look proves; null if it proves nothing yet. */
export function judgeAttempt(
  { cartId, session, sentAt, previousOrder, state, orderId, lookedAt }: OrderAttempt,
  { cart, newestOrder }: OrderLook,
  now: number,
): AttemptEvent | null {
  if (cart === null || state === 'placed' || state === 'refused') return null;
  const isNew = newestOrder !== null && newestOrder !== previousOrder;
  if (cart.status !== 'active') {
    if (state === 'unpaid') return null;
    // An inactive customer cart without a new order proves nothing.
    if (previousOrder !== null && !isNew) return null;
    return { type: 'place', cartId, session, orderId, orderNumber: previousOrder === null ? null : newestOrder };
  }
  // The backend has canceled an order whose cart is active again.
  if (state === 'unpaid') return { type: 'fail', cartId, isFinal: true };
  // Payment modules leave the cart active while its payment is pending.
  if (previousOrder !== null && isNew) return null;
  const isSettled = now - sentAt >= lastArrival || (lookedAt !== null && now - lookedAt >= settlingTime);
  return isSettled && state === 'sent' ? { type: 'fail', cartId, isFinal: false } : null;
}

/** Returns the 32-bit FNV-1a hash of a session token, from which the token cannot be recovered. */
export function markSession(token: string | undefined): string | null {
  if (token === undefined) return null;
  let hash = 0x811c9dc5;
  for (const letter of token) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

const states: readonly unknown[] = [
  'sent',
  'unpaid',
  'placed',
  'not-placed',
  'refused',
] satisfies OrderAttempt['state'][];
const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= 64;
const isShortOrNull = (value: unknown): value is string | null => value === null || isShort(value);

function isAttempt(value: unknown): value is OrderAttempt {
  if (!isObject(value)) return false;
  const { cartId, session, sentAt, previousOrder, state, orderId, orderNumber, lookedAt, isShown } = value;
  return (
    isShort(cartId) &&
    isShortOrNull(session) &&
    Number.isFinite(sentAt) &&
    isShortOrNull(previousOrder) &&
    states.includes(state) &&
    isShortOrNull(orderId) &&
    isShortOrNull(orderNumber) &&
    (lookedAt === null || Number.isFinite(lookedAt)) &&
    typeof isShown === 'boolean'
  );
}

/** Returns whether a stored value is a list of attempts. */
export function isAttempts(value: unknown): value is readonly OrderAttempt[] {
  return Array.isArray(value) && value.length <= mostAttempts && value.every(isAttempt);
}
