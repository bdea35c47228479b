import { isObject } from '../../commerce/index.ts';
import type { CartCheck } from '../place-order.ts';

/**
 * An order that was sent, as long as the shopper has not been shown what became of it. It is stored where a closed tab
 * does not take it along, so it names the cart and the order and nothing of the person.
 */
export interface OrderAttempt {
  cartId: string;
  /** Marks the customer's session, so that nobody who signs in later hears of it; null for a guest. */
  session: string | null;
  /** In ms since 1970. */
  sentAt: number;
  /** Number of the customer's newest order before this one; empty without any, null when it is not known (guests). */
  previousOrder: string | null;
  /**
   * - `sent`: nobody knows yet what became of it
   * - `unpaid`: placed, and the payment has not ended
   * - `placed`: placed
   * - `not-placed`: not placed as far as the cart shows; it may still arrive
   * - `refused`: the backend has refused it, and nothing can arrive any more
   */
  state: 'sent' | 'unpaid' | 'placed' | 'not-placed' | 'refused';
  /** Entity id that the order call returned; null when its response was lost. */
  orderId: string | null;
  /** Number as mails have it; null while it is not known. */
  orderNumber: string | null;
  /** When a page that did not send it looked for it first, in ms since 1970; null before. */
  lookedAt: number | null;
  /** The shopper has seen that it was not placed. */
  isShown: boolean;
}

/** What happens to an attempt. */
export type AttemptEvent =
  /** Its request is about to be sent. */
  | { type: 'send'; cartId: string; session: string | null; previousOrder: string | null }
  | { type: 'look'; cartId: string }
  /** It has become an order whose payment goes on. */
  | { type: 'await-payment'; cartId: string; orderId: string }
  | { type: 'place'; cartId: string; session: string | null; orderId: string | null; orderNumber: string | null }
  /** It was not placed. `isFinal`: nor will it be. */
  | { type: 'fail'; cartId: string; isFinal: boolean }
  /** What became of it has been on the screen, and was seen. */
  | { type: 'show'; cartId: string };

/** Time in ms for which an attempt is remembered: until the next day at the latest somebody has read the mail. */
export const attemptLifetime = 24 * 3600_000;

/** Time in ms after which a sent order that is not there will not arrive any more. */
export const lastArrival = 5 * 60_000;

/**
 * Time in ms for which an active cart proves nothing once the page that sent the order is gone: the backend may still
 * be at work.
 */
const settlingTime = 30_000;

/** Time in ms that the page of a bank may take, during which another tab says nothing of the order. */
const paymentTime = 15 * 60_000;

/** Attempts at the same time; the oldest is given up. */
const mostAttempts = 5;

/** The attempts after an event. */
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
      // What was shown once stays shown, so that looking again does not repeat it.
      return known?.state === 'placed' ? attempts : change({ state: event.isFinal ? 'refused' : 'not-placed' });
    case 'show':
      if (known?.state === 'not-placed') return change({ isShown: true });
      return known?.state === 'placed' || known?.state === 'unpaid' || known?.state === 'refused' ? others : attempts;
  }
}

/** The attempts that still matter at a time. */
export function currentAttempts(attempts: readonly OrderAttempt[], now: number): readonly OrderAttempt[] {
  return attempts.filter(({ sentAt, state, isShown }) => {
    const age = Math.abs(now - sentAt);
    return age < attemptLifetime && !(state === 'not-placed' && isShown && age >= lastArrival);
  });
}

/** Who looks at the attempts. */
export interface AttemptReader {
  /** As in the attempt. */
  session: string | null;
  /** Cart whose order this tab holds itself, with its receipt or its payment; null without. */
  ownCart: string | null;
  now: number;
}

/** What the shopper is told about an attempt; null for nothing. */
export function getOrderNotice(
  { cartId, session, sentAt, state, lookedAt, isShown }: OrderAttempt,
  reader: AttemptReader,
): 'checking' | 'placed' | 'unpaid' | 'not-placed' | null {
  const isOwn = cartId === reader.ownCart;
  // What a customer ordered is told to that customer only.
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

/** Whether the backend can tell more about an attempt than is known. */
export function isOpen({ session, sentAt, state, orderNumber }: OrderAttempt, reader: AttemptReader): boolean {
  // Signing in merges a guest's cart away: then a cart that is gone says nothing about an order.
  if (session !== reader.session) return false;
  if (state === 'placed') return orderNumber === null;
  if (state === 'unpaid') return reader.now - sentAt >= paymentTime;
  return state !== 'refused';
}

/** What was found of an attempt. */
export interface OrderLook {
  /** Null when it could not be read. */
  cart: CartCheck | null;
  /** Number of the customer's newest order; null when it is not known, and for guests. */
  newestOrder: string | null;
}

/** What follows from a look; null when it proves nothing yet. */
export function judgeAttempt(
  { cartId, session, sentAt, previousOrder, state, orderId, lookedAt }: OrderAttempt,
  { cart, newestOrder }: OrderLook,
  now: number,
): AttemptEvent | null {
  if (cart === null || state === 'placed' || state === 'refused') return null;
  const isNew = newestOrder !== null && newestOrder !== previousOrder;
  if (cart.status !== 'active') {
    if (state === 'unpaid') return null;
    // A customer's cart that is gone without a new order proves nothing.
    if (previousOrder !== null && !isNew) return null;
    return { type: 'place', cartId, session, orderId, orderNumber: previousOrder === null ? null : newestOrder };
  }
  // The backend has canceled an order whose cart is open again.
  if (state === 'unpaid') return { type: 'fail', cartId, isFinal: true };
  // Modules leave a cart open whose payment is not certain yet.
  if (previousOrder !== null && isNew) return null;
  const isSettled = now - sentAt >= lastArrival || (lookedAt !== null && now - lookedAt >= settlingTime);
  return isSettled && state === 'sent' ? { type: 'fail', cartId, isFinal: false } : null;
}

/** Marks a session by its token, from which the token cannot be had again: 32 bits of FNV-1a. */
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

/** Whether what was stored is a list of attempts. */
export function isAttempts(value: unknown): value is readonly OrderAttempt[] {
  return Array.isArray(value) && value.length <= mostAttempts && value.every(isAttempt);
}
