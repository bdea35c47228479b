import type { CheckoutApi } from '../checkout-api-types.ts';
import { isOpen, judgeAttempt, type AttemptReader, type OrderAttempt } from './order-attempt.ts';
import type { OrderAttempts } from './order-attempts.ts';

/** Dependencies of {@link lookForOrders}. */
export interface OrderSearch {
  attempts: OrderAttempts;
  backend: Pick<CheckoutApi, 'checkCart' | 'newestOrder' | 'orderNumber'>;
  /** Session and cart of this tab. */
  reader(): AttemptReader;
  /** Returns whether a page is ordering this cart now; that page shows the result itself. */
  isOrdering(cartId: string): Promise<boolean>;
  /** Called with an attempt that was placed, before it is announced. */
  onPlaced(attempt: OrderAttempt, orderNumber: string | null): void;
}

/**
 * Requests the state of every open attempt from the backend once. @returns whether a later request may settle a
 * remaining attempt
 */
export async function lookForOrders(search: OrderSearch): Promise<boolean> {
  const open = search.attempts.read().filter((attempt) => isOpen(attempt, search.reader()));
  for (const attempt of open) await lookFor(attempt, search);
  return search.attempts.read().some((attempt) => attempt.state !== 'placed' && isOpen(attempt, search.reader()));
}

async function lookFor(
  attempt: OrderAttempt,
  { attempts, backend, reader, isOrdering, onPlaced }: OrderSearch,
): Promise<void> {
  const { cartId, session, orderId, state, previousOrder } = attempt;
  const signedIn = session !== null;
  if (state === 'placed') {
    const orderNumber = await backend.orderNumber({ cartId, signedIn }, orderId).catch(() => null);
    if (orderNumber !== null && isCurrent(attempts, attempt))
      attempts.dispatch({ type: 'place', cartId, session, orderId, orderNumber });
    return;
  }
  if (await isOrdering(cartId)) return;
  const cart = await backend.checkCart(cartId).catch(() => null);
  const newestOrder = signedIn && previousOrder !== null ? await backend.newestOrder().catch(() => null) : null;
  // In the meantime its own page may have settled or repeated it, or another shopper may have signed in.
  if ((await isOrdering(cartId)) || !isCurrent(attempts, attempt) || !isOpen(attempt, reader())) return;
  const found = judgeAttempt(attempt, { cart, newestOrder }, reader().now);
  if (found === null) {
    attempts.dispatch({ type: 'look', cartId });
    return;
  }
  if (found.type !== 'place') {
    attempts.dispatch(found);
    return;
  }
  const orderNumber = found.orderNumber ?? (await backend.orderNumber({ cartId, signedIn }, orderId).catch(() => null));
  if (!isCurrent(attempts, attempt)) return;
  onPlaced(attempt, orderNumber);
  attempts.dispatch({ ...found, orderNumber });
}

/** Returns whether an attempt is unchanged since it was read. */
function isCurrent(attempts: OrderAttempts, { cartId, sentAt, state }: OrderAttempt): boolean {
  return attempts.read().some((now) => now.cartId === cartId && now.sentAt === sentAt && now.state === state);
}
