import type { CheckoutApi } from '../checkout-api.ts';
import { isOpen, judgeAttempt, type AttemptReader, type OrderAttempt } from './order-attempt.ts';
import type { OrderAttempts } from './order-attempts.ts';

/** What looking for orders needs of the shop. */
export interface OrderSearch {
  attempts: OrderAttempts;
  backend: Pick<CheckoutApi, 'checkCart' | 'newestOrder' | 'orderNumber'>;
  /** Who looks. */
  reader(): AttemptReader;
  /** Whether a page is ordering this cart now: it will tell the shopper itself. */
  isOrdering(cartId: string): Promise<boolean>;
  /** Called with an attempt that has turned out to be an order, before anybody is told. */
  onPlaced(attempt: OrderAttempt, orderNumber: string | null): void;
}

/** Asks the backend once about every attempt that is open. @returns whether any is left that a later look may settle */
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
  // It may have been ordered again or settled by its own page in the meantime, or somebody else may be shopping now.
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

/** Whether an attempt is as it was read. */
function isCurrent(attempts: OrderAttempts, { cartId, sentAt, state }: OrderAttempt): boolean {
  return attempts.read().some((now) => now.cartId === cartId && now.sentAt === sentAt && now.state === state);
}
