import { CartLockedError } from './cart-lock.ts';
import type { CheckoutIdentity } from './checkout-api-types.ts';
import type { CheckoutFlowOptions } from './checkout-flow-options.ts';
import type { CheckoutFlow } from './checkout-flow-types.ts';
import type { CheckoutStore } from './checkout-store.ts';
import { createOrderIntent } from './create-order-intent.ts';
import { toOrderAddresses } from './order-addresses.ts';
import { createOrderCompletion } from './order-completion.ts';
import { mayHavePresentedPayment } from './order-failure.ts';
import type { OrderEffects, OrderIntent, OrderOutcome } from './order-types.ts';
import type { PaymentUpdate } from './payment-update.ts';
import { placeOrder } from './place-order.ts';
import { hasNewOrder, reconcileOrder } from './reconcile-order.ts';

/** Age in ms after which a sent order whose cart is still active counts as not placed. */
const orderLifetime = 5 * 60_000;

export type OrderSubmission = Pick<CheckoutFlow, 'submitOrder' | 'checkOrder' | 'watchOrder'>;

/** Creates what places the order of a checkout at most once, and finds out what became of one. */
export function createOrderSubmission(
  options: CheckoutFlowOptions & PaymentUpdate,
  store: CheckoutStore,
): OrderSubmission {
  const { attempts, backend, memory, orderedCarts, describe } = options;
  const { getState, send, identity } = store;
  const { finish, settle } = createOrderCompletion(options, send);
  let ordering = false;

  const effectsFor = (who: CheckoutIdentity): Omit<OrderEffects, 'send'> => ({
    // Signing in merges the guest cart, so an unavailable cart proves no order then.
    checkCart: (id) =>
      who.signedIn === options.isSignedIn()
        ? backend.checkCart(id)
        : Promise.reject(new Error('Somebody else is shopping now.')),
    newestOrder: () => (who.signedIn ? backend.newestOrder() : Promise.resolve(null)),
    wasOrdered: orderedCarts.has,
    onChecking: () => send({ type: 'order-checking' }),
    wait: options.wait,
    keep: memory.saveIntent,
  });

  /** Returns the order that a reload interrupted, and removes one that was never sent. */
  const readSent = (): OrderIntent | null => {
    const intent = memory.readIntent();
    if (intent?.sent) return intent;
    if (intent) memory.saveIntent(null);
    return null;
  };

  /**
   * Resumes an order that was sent before, unless a duplicate of this tab, or the page that sent it, still handles it.
   */
  const resume = async (cartId: string, work: () => Promise<OrderOutcome | null>): Promise<OrderOutcome | null> => {
    ordering = true;
    send({ type: 'submit', task: 'order' });
    try {
      return await options.lock(cartId, work);
    } catch (error) {
      send({ type: 'reject', task: 'order', message: describe({ error }) });
      if (error instanceof CartLockedError) return null;
      throw error;
    } finally {
      ordering = false;
    }
  };

  const checkOrder: OrderSubmission['checkOrder'] = async () => {
    if (ordering) return null;
    const unpaid = memory.readUnpaid();
    const returned = options.takeReturn();
    if (unpaid) return resume(unpaid.intent.cartId, () => settle(unpaid, true, returned));
    const intent = readSent();
    if (!intent) {
      // The bank redirected to another window than the one that ordered, and only that one has the order.
      if (returned) send({ type: 'order-unknown', message: describe({ outcome: { type: 'unknown' } }) });
      else if (getState().orderUnknown) send({ type: 'order-settled' });
      return null;
    }
    const effects = effectsFor(intent);
    return resume(intent.cartId, async () => {
      const now = await effects.checkCart(intent.cartId).catch(() => null);
      const isOver = now?.status === 'active' || intent.signedIn !== options.isSignedIn();
      if (isOver && options.now() - Date.parse(intent.startedAt) > orderLifetime) {
        // There is nothing to report, and the shopper stays at the current step.
        memory.saveIntent(null);
        send({ type: 'order-settled' });
        return null;
      }
      return finish(intent, await reconcileOrder(intent, effects));
    });
  };

  return {
    submitOrder: async (cart) => {
      const payment = getState().paymentData;
      // A double click is one order, even before the button renders as loading.
      if (ordering || !payment) return null;
      const confirmed = payment.confirmedTotal;
      if (confirmed && (confirmed.minor !== cart.total.minor || confirmed.currency !== cart.total.currency)) {
        send({ type: 'refuse-payment', message: describe({ confirmation: 'outdated' }) });
        return null;
      }
      ordering = true;
      send({ type: 'submit', task: 'order' });
      try {
        const who = identity();
        const order = toOrderAddresses(getState(), who, options.countries());
        const intent = createOrderIntent({
          who,
          order,
          cart,
          state: getState(),
          payment,
          earlier: readSent(),
          now: options.now(),
        });
        return await options.lock(who.cartId, async () => {
          const unsettled = options.unsettledFor();
          if (unsettled > 0) await options.wait(unsettled);
          const outcome = await placeOrder(intent, {
            ...effectsFor(who),
            prepare: ({ currency }) => backend.prepareOrder(who, order, payment, currency),
            send: ({ cartId: id, previousOrder, currency }) => {
              attempts.dispatch({
                type: 'send',
                cartId: id,
                session: who.signedIn ? options.sessionMark() : null,
                previousOrder,
              });
              return backend.order(who, order, payment, currency).catch((error: unknown) => {
                if (mayHavePresentedPayment(error)) send({ type: 'use-payment' });
                throw error;
              });
            },
          });
          if (outcome.type !== 'placed') return finish(intent, outcome);
          const { type: _, ...placed } = outcome;
          const unpaid = { intent, ...placed, method: payment.method };
          memory.keepUnpaid(unpaid);
          attempts.dispatch({ type: 'await-payment', cartId: who.cartId, orderId: placed.orderId });
          return settle(unpaid, false, null);
        });
      } catch (error) {
        send({ type: 'reject', task: 'order', message: describe({ error }) });
        if (error instanceof CartLockedError) return 'other-tab';
        throw error;
      } finally {
        ordering = false;
      }
    },
    checkOrder,
    watchOrder: async () => {
      const intent = ordering ? null : readSent();
      if (!intent) return;
      const effects = effectsFor(intent);
      const now = await effects.checkCart(intent.cartId).catch(() => null);
      if (now === null) return;
      const isOld = options.now() - Date.parse(intent.startedAt) > orderLifetime;
      // An unavailable cart of a customer without a new order proves nothing, and a further check would block the page
      // each time.
      const isSettled =
        now.status === 'active' ? isOld : intent.previousOrder === null || (await hasNewOrder(intent, effects));
      if (isSettled) await checkOrder();
    },
  };
}
