import { CommerceError, createRandomId } from '../commerce/index.ts';
import { getPhoneRules } from '../forms/index.ts';
import { addressErrors, cleanAddress, emailError, type CheckoutAddress } from './address.ts';
import { getCartStatusFromError } from './cart-status-from-error.ts';
import { CartLockedError } from './cart-lock.ts';
import type { CheckoutIdentity } from './checkout-api.ts';
import { serializeLines } from './serialize-lines.ts';
import type { CheckoutFlowOptions } from './checkout-flow-options.ts';
import type { CheckoutFlow } from './checkout-flow-types.ts';
import { checkoutReducer, initialCheckoutState, type CheckoutEvent, type CheckoutTask } from './checkout-state.ts';
import {
  readSavedCheckout,
  saveAddresses,
  savePaymentCode,
  saveShippingMethod,
  saveShippingMethods,
} from './checkout-storage.ts';
import { ShippingMethodUnavailableError, getAlternativeMethods } from './shipping-method-unavailable-error.ts';
import { MissingInformationError } from './missing-information-error.ts';
import { formatPoint } from './pickup/pickup-point.ts';
import { PickupPointUnavailableError } from './pickup/pickup-point-unavailable-error.ts';
import { createOrderCompletion } from './order-completion.ts';
import {
  hasNewOrder,
  placeOrder,
  reconcile,
  type OrderEffects,
  type OrderIntent,
  type OrderOutcome,
} from './place-order.ts';

/** Age in ms after which a sent order whose cart is still active counts as not placed. */
const orderLifetime = 5 * 60_000;

/** Creates the checkout flow of one page. */
export function createCheckoutFlow(options: CheckoutFlowOptions): CheckoutFlow {
  const { attempts, backend, storage, memory, orderedCarts, cartId, describe } = options;
  const listeners = new Set<() => void>();
  let state = initialCheckoutState;
  let ordering = false;
  let ownCart: string | null = null;

  const send = (event: CheckoutEvent) => {
    state = checkoutReducer(state, event);
    listeners.forEach((listener) => listener());
  };

  /** Runs one task: pending, then accepted, or rejected with the error in the task's field. */
  const run = async <Answer>(task: CheckoutTask, work: () => Promise<Answer>, accept: (answer: Answer) => void) => {
    send({ type: 'submit', task });
    try {
      accept(await work());
    } catch (error) {
      send({ type: 'reject', task, message: describe({ error }) });
      // The page still shows the cart of the last response.
      if (getCartStatusFromError(error) !== null) options.refreshCart().catch(options.log);
      throw error;
    }
  };

  const identity = (): CheckoutIdentity => {
    const id = cartId.get();
    if (id === null) throw new MissingInformationError('cartId');
    return { cartId: id, signedIn: options.isSignedIn() };
  };

  const requireEmail = (email: string, signedIn: boolean) => {
    if (email === '' && !signedIn) throw new MissingInformationError('email');
  };

  const toOrder = ({ signedIn }: CheckoutIdentity) => {
    requireEmail(state.email, signedIn);
    if (!state.shippingAddress) throw new MissingInformationError('email');
    return {
      email: state.email,
      shipping: state.shippingAddress,
      billing: state.billingAddress,
      regions: options.regions(),
    };
  };

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

  const { finish, settle } = createOrderCompletion(options, send);

  /**
   * Clears the stored checkout once another tab has ordered the cart that this one began with.
   */
  const isOpen = () => ownCart === null || !orderedCarts.has(ownCart);

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

  const flow: CheckoutFlow = {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin: (anew = false) => {
      ownCart = cartId.get();
      send({ type: 'reset' });
      if (!anew) send({ type: 'begin', saved: readSavedCheckout(storage) });
    },
    restore: async (needsNoData) => {
      const { shippingAddress, billingAddress, pickupPoint } = state;
      // A guest who has signed in since then orders as the customer.
      const email = options.isSignedIn() ? options.customerEmail() : state.email;
      const lacksEmail = !options.isSignedIn() && emailError(email) !== undefined;
      const isComplete = (address: CheckoutAddress) =>
        Object.keys(addressErrors(address, getPhoneRules())).length === 0;
      if (
        !shippingAddress ||
        lacksEmail ||
        !isComplete(shippingAddress) ||
        (billingAddress && !isComplete(billingAddress))
      )
        return;
      await flow.submitAddress({ email, shipping: shippingAddress, billing: billingAddress });
      const restorePayment = () => {
        if (state.paymentCode !== null && needsNoData(state.paymentCode))
          flow.submitPayment({ method: state.paymentCode, additionalData: {} });
      };
      if (options.isVirtual()) {
        restorePayment();
        return;
      }
      // Unavailable methods have been removed.
      const method = state.availableShippingMethods.find(({ code }) => code === state.shippingMethod);
      if (!method || (options.findPickup(method) && !pickupPoint)) return;
      await flow.submitShippingMethod(method.code, pickupPoint);
      restorePayment();
    },
    submitAddress: (input) => {
      const email = input.email.trim();
      const shippingAddress = cleanAddress(input.shipping, getPhoneRules());
      const billingAddress = input.billing && cleanAddress(input.billing, getPhoneRules());
      if (isOpen()) saveAddresses(storage, email, shippingAddress, billingAddress);
      if (options.isVirtual())
        return run(
          'shippingAddress',
          async () => {
            const who = identity();
            requireEmail(email, who.signedIn);
            const paymentMethods = await backend.saveBillingAddress(who, email, shippingAddress);
            await options.refreshCart();
            return paymentMethods;
          },
          (paymentMethods) => send({ type: 'accept-virtual', email, address: shippingAddress, paymentMethods }),
        );
      return run(
        'shippingAddress',
        async () => {
          const who = identity();
          requireEmail(email, who.signedIn);
          return backend.saveAddress(who, email, shippingAddress);
        },
        (methods) => {
          if (isOpen()) saveShippingMethods(storage, methods);
          send({ type: 'accept-address', email, shippingAddress, billingAddress, methods });
        },
      );
    },
    submitShippingMethod: (code, chosenPoint) => {
      const method = state.availableShippingMethods.find((candidate) => candidate.code === code);
      const pickup = method ? options.findPickup(method) : null;
      const point = pickup && chosenPoint;
      return run(
        'shippingMethod',
        async () => {
          const who = identity();
          if (!method) throw new MissingInformationError('shippingMethod');
          if (pickup && !point) throw new MissingInformationError('pickupPoint');
          const order = toOrder(who);
          const paymentMethods = await backend
            .saveShippingMethod(who, order, method, ...(pickup && point ? [pickup.toAttributes(point)] : []))
            .catch(async (error: unknown) => {
              const methods = await getAlternativeMethods(error, backend, who, order);
              if (methods === null) throw error;
              if (isOpen()) saveShippingMethods(storage, methods);
              send({ type: 'offer-delivery', methods });
              if (!methods.some((offered) => offered.available && offered.code === code))
                throw new ShippingMethodUnavailableError();
              // Magento responds with 404 for a closed pickup location, too.
              throw point ? new PickupPointUnavailableError() : new CommerceError('unavailable');
            });
          await options.refreshCart();
          return paymentMethods;
        },
        (paymentMethods) => {
          if (isOpen()) saveShippingMethod(storage, code, point);
          send({ type: 'accept-delivery', method: code, pickupPoint: point, paymentMethods });
        },
      );
    },
    submitPayment: (payment) => {
      if (isOpen()) savePaymentCode(storage, payment.method);
      send({ type: 'accept-payment', payment });
    },
    submitOrder: async ({ total, lines, contents }) => {
      const payment = state.paymentData;
      // A double click is one order, even before the button renders as loading.
      if (ordering || !payment) return null;
      const confirmed = payment.confirmedTotal;
      if (confirmed && (confirmed.minor !== total.minor || confirmed.currency !== total.currency)) {
        send({ type: 'refuse-payment', message: describe({ confirmation: 'outdated' }) });
        return null;
      }
      ordering = true;
      send({ type: 'submit', task: 'order' });
      try {
        const who = identity();
        const order = toOrder(who);
        const earlier = readSent();
        const isRepeated = earlier?.cartId === who.cartId;
        const intent: OrderIntent = {
          id: createRandomId(),
          cartId: who.cartId,
          total: total.minor,
          currency: total.currency,
          lines: serializeLines(lines),
          signedIn: who.signedIn,
          startedAt: new Date(options.now()).toISOString(),
          sent: isRepeated,
          previousOrder: isRepeated ? earlier.previousOrder : null,
          email: order.email,
          shippingAddress: order.shipping,
          contents: {
            ...contents,
            delivery: state.shippingTitle ?? '',
            ...(state.pickupPoint && { pickup: formatPoint(state.pickupPoint) }),
            payment: state.availablePaymentMethods.find(({ code }) => code === payment.method)?.title ?? '',
            paymentCode: payment.method,
          },
        };
        return await options.lock(who.cartId, async () => {
          const unsettled = options.unsettledFor();
          if (unsettled > 0) await options.wait(unsettled);
          const outcome = await placeOrder(intent, {
            ...effectsFor(who),
            send: ({ cartId: id, previousOrder }) => {
              attempts.dispatch({
                type: 'send',
                cartId: id,
                session: who.signedIn ? options.sessionMark() : null,
                previousOrder,
              });
              return backend.order(who, order, payment);
            },
          });
          if (outcome.type !== 'placed') return finish(intent, outcome);
          const unpaid = { intent, orderId: outcome.orderId, method: payment.method };
          memory.keepUnpaid(unpaid);
          attempts.dispatch({ type: 'await-payment', cartId: who.cartId, orderId: outcome.orderId });
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
    checkOrder: async () => {
      if (ordering) return null;
      const unpaid = memory.readUnpaid();
      const returned = options.takeReturn();
      if (unpaid) return resume(unpaid.intent.cartId, () => settle(unpaid, true, returned));
      const intent = readSent();
      if (!intent) {
        // The bank redirected to another window than the one that ordered, and only that one has the order.
        if (returned) send({ type: 'order-unknown', message: describe({ outcome: { type: 'unknown' } }) });
        else if (state.orderUnknown) send({ type: 'order-settled' });
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
        return finish(intent, await reconcile(intent, effects));
      });
    },
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
      if (isSettled) await flow.checkOrder();
    },
    edit: (step) => send({ type: 'edit', step }),
    isOrderedElsewhere: () => !isOpen() && !state.isOrdered,
  };
  return flow;
}
