import type { CartAmount, CartLine } from '../cart/index.ts';
import { CommerceError, type ShopStorage } from '../commerce/index.ts';
import { getPhoneRules } from '../forms/index.ts';
import type { OrderAttempts } from './attempts/order-attempts.ts';
import { addressErrors, cleanAddress, emailError, type CheckoutAddress, type Region } from './address.ts';
import { cartGoneIn } from './cart-gone.ts';
import { LockedElsewhere, type CartLock } from './cart-lock.ts';
import { linesOf, type CheckoutBackend, type CheckoutIdentity } from './checkout-backend.ts';
import {
  checkoutReducer,
  initialCheckoutState,
  type CheckoutEvent,
  type CheckoutState,
  type CheckoutStep,
  type CheckoutTask,
  type PaymentData,
  type ShippingMethod,
} from './checkout-state.ts';
import {
  readSavedCheckout,
  saveAddresses,
  savePaymentCode,
  saveShippingMethod,
  saveShippingMethods,
} from './checkout-storage.ts';
import type { OrderMemory } from './create-order-memory.ts';
import { DeliveryGone, offeredInstead } from './delivery-gone.ts';
import { MissingInformation } from './missing-information.ts';
import type { PaymentOutcome, UnpaidOrder } from './payment/payment-adapter.ts';
import type { PickupAdapter } from './pickup/pickup-adapter.ts';
import { formatPoint, type PickupPoint } from './pickup/pickup-point.ts';
import { PickupPointGone } from './pickup/pickup-point-gone.ts';
import type { ReturnDetails } from './payment/payment-return.ts';
import type { OrderContents } from './order-contents.ts';
import { createOrderEnd } from './order-end.ts';
import type { OrderedCarts } from './ordered-carts.ts';
import { hasNewOrder, placeOrder, reconcile, type OrderEffects, type OrderIntent, type OrderOutcome } from './place-order.ts';

export interface AddressInput {
  /** Of a guest; a customer's cart has the customer's own. */
  email: string;
  shipping: CheckoutAddress;
  /** Null: the same as the shipping address. */
  billing: CheckoutAddress | null;
}

/** What the shopper sees of the cart when ordering. */
export interface ShownCart {
  total: CartAmount;
  lines: readonly Pick<CartLine, 'uid' | 'quantity'>[];
  /** In the words of the shop. */
  contents: Pick<OrderContents, 'items' | 'gift' | 'amounts'>;
}

/** Something to tell the shopper: what was thrown, or how an order ended. */
export type CheckoutProblem = { error: unknown } | { outcome: Exclude<OrderOutcome, { type: 'placed' | 'received' }> } | { unpaid: FailedPayment } | { confirmation: 'outdated' };

/** Why an order was cancelled after it had been placed. */
export type FailedPayment = Extract<PaymentOutcome, 'refused' | 'cancelled' | 'failed'>;

export interface CheckoutFlowOptions {
  backend: CheckoutBackend;
  storage: ShopStorage;
  memory: OrderMemory;
  /** What outlives the tab of an order whose outcome the shopper has not seen. */
  attempts: Pick<OrderAttempts, 'dispatch'>;
  /** Marks the customer's session; null for a guest, see {@link OrderAttempt.session}. */
  sessionMark(): string | null;
  orderedCarts: OrderedCarts;
  lock: CartLock;
  cartId: { get(): string | null; set(id: string): void; clear(): void };
  /** Who is shopping now. */
  isSignedIn(): boolean;
  /** The customer's own e-mail address; empty for a guest. */
  customerEmail(): string;
  regions(): readonly Region[];
  /** The adapter that lets the shopper choose where to pick up; null where a method has no such choice. */
  findPickup(method: ShippingMethod): PickupAdapter | null;
  /** Reads the cart that is shown afresh: the totals are the backend's. */
  refreshCart(): Promise<unknown>;
  /** Time in ms for which a change of the cart whose answer was lost may still arrive; ordering waits for it. */
  unsettledFor(): number;
  /** Begins the cart after an order (CHK-30). It may fail: the order counts all the same. */
  startCart(): Promise<unknown>;
  /** Brings the payment of a placed order to an end; null for methods whose payment is certain with the order. */
  settlePayment(order: UnpaidOrder, method: string): Promise<PaymentOutcome | null>;
  /** What a payment provider gave along when it sent the shopper back to this page, taken out of the address; null without. */
  takeReturn(): ReturnDetails | null;
  wait(milliseconds: number): Promise<void>;
  /** Current time in ms. */
  now(): number;
  /** Words for the shopper. */
  describe(problem: CheckoutProblem): string;
  /** Gets what nobody has to be told about. */
  log(error: unknown): void;
}

/** Drives a checkout without React: each function sends one step, stores its error in the step's field, and throws it again (CHK-13). */
export interface CheckoutFlow {
  getState(): CheckoutState;
  subscribe(listener: () => void): () => void;
  /**
   * Resets, then restores what was saved (CHK-09).
   *
   * @param anew restores nothing: what was saved belongs to who has just signed out. Default false
   */
  begin(anew?: boolean): void;
  /**
   * Sends again what was restored, so that the first step that lacks something is the open one.
   *
   * @param needsNoData whether a way to pay can be taken up without asking the shopper anything
   */
  restore(needsNoData: (paymentCode: string) => boolean): Promise<void>;
  submitAddress(input: AddressInput): Promise<void>;
  /** @param point where the order is picked up; null for a delivery to the address */
  submitDelivery(code: string, point: PickupPoint | null): Promise<void>;
  submitPayment(payment: PaymentData): void;
  /** Places the order at most once; null while one is under way, or when its payment failed and it was cancelled. */
  submitOrder(cart: ShownCart): Promise<OrderOutcome | 'other-tab' | null>;
  /** Finds out what became of an order that this tab sent and whose outcome is not known; null without one. */
  checkOrder(): Promise<OrderOutcome | null>;
  /** Looks once whether an order that was sent has arrived after all; unlike {@link checkOrder} it shows nothing until it has. */
  watchOrder(): Promise<void>;
  edit(step: CheckoutStep): void;
  /** Whether another tab has ordered the cart that this checkout began with. */
  isOrderedElsewhere(): boolean;
}

/** A sent order that is older, in ms, and whose cart is still active will not be carried out any more. */
const orderLifetime = 5 * 60_000;

/** Creates the checkout of one page. */
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

  /** Sends one task: busy, then accepted, or rejected with the error kept in the task's field (CHK-12, CHK-13). */
  const run = async <Answer>(task: CheckoutTask, work: () => Promise<Answer>, accept: (answer: Answer) => void) => {
    send({ type: 'submit', task });
    try {
      accept(await work());
    } catch (error) {
      send({ type: 'reject', task, message: describe({ error }) });
      // The page still shows the cart that it has read.
      if (cartGoneIn(error) !== null) options.refreshCart().catch(options.log);
      throw error;
    }
  };

  const identity = (): CheckoutIdentity => {
    const id = cartId.get();
    if (id === null) throw new MissingInformation('cartId');
    return { cartId: id, signedIn: options.isSignedIn() };
  };

  const requireEmail = (email: string, signedIn: boolean) => {
    if (email === '' && !signedIn) throw new MissingInformation('email');
  };

  const orderOf = ({ signedIn }: CheckoutIdentity) => {
    requireEmail(state.email, signedIn);
    if (!state.shippingAddress) throw new MissingInformation('email');
    return { email: state.email, shipping: state.shippingAddress, billing: state.billingAddress, regions: options.regions() };
  };

  const effectsFor = (who: CheckoutIdentity): Omit<OrderEffects, 'send'> => ({
    // Signing in merges a guest's cart away: then a cart that is gone says nothing about an order.
    checkCart: (id) =>
      who.signedIn === options.isSignedIn() ? backend.checkCart(id) : Promise.reject(new Error('Somebody else is shopping now.')),
    newestOrder: () => (who.signedIn ? backend.newestOrder() : Promise.resolve(null)),
    wasOrdered: orderedCarts.has,
    onChecking: () => send({ type: 'order-checking' }),
    wait: options.wait,
    keep: memory.keepIntent,
  });

  const { finish, settle } = createOrderEnd(options, send);

  /** Once another tab has ordered the cart that this checkout began with, nothing of it is kept on the device any more. */
  const isOpen = () => ownCart === null || !orderedCarts.has(ownCart);

  /** What a reload interrupted. An order that was never sent is forgotten. */
  const readSent = (): OrderIntent | null => {
    const intent = memory.readIntent();
    if (intent?.sent) return intent;
    if (intent) memory.keepIntent(null);
    return null;
  };

  /** Goes on with an order that was sent before, unless a copy of this tab, or the page that sent it, is still at it. */
  const resume = async (cartId: string, work: () => Promise<OrderOutcome | null>): Promise<OrderOutcome | null> => {
    ordering = true;
    send({ type: 'submit', task: 'order' });
    try {
      return await options.lock(cartId, work);
    } catch (error) {
      send({ type: 'reject', task: 'order', message: describe({ error }) });
      if (error instanceof LockedElsewhere) return null;
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
      // A guest who has signed in meanwhile orders as the customer.
      const email = options.isSignedIn() ? options.customerEmail() : state.email;
      const lacksEmail = !options.isSignedIn() && emailError(email) !== undefined;
      const isComplete = (address: CheckoutAddress) => Object.keys(addressErrors(address, getPhoneRules())).length === 0;
      if (!shippingAddress || lacksEmail || !isComplete(shippingAddress) || (billingAddress && !isComplete(billingAddress))) return;
      await flow.submitAddress({ email, shipping: shippingAddress, billing: billingAddress });
      // What is not offered any more has been dropped (OPN-98).
      const method = state.availableShippingMethods.find(({ code }) => code === state.shippingMethod);
      if (!method || (options.findPickup(method) && !pickupPoint)) return;
      await flow.submitDelivery(method.code, pickupPoint);
      if (state.paymentCode !== null && needsNoData(state.paymentCode)) flow.submitPayment({ method: state.paymentCode, additionalData: {} });
    },
    submitAddress: (input) => {
      const email = input.email.trim();
      const shippingAddress = cleanAddress(input.shipping, getPhoneRules());
      const billingAddress = input.billing && cleanAddress(input.billing, getPhoneRules());
      if (isOpen()) saveAddresses(storage, email, shippingAddress, billingAddress);
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
    submitDelivery: (code, chosenPoint) => {
      const method = state.availableShippingMethods.find((candidate) => candidate.code === code);
      const pickup = method ? options.findPickup(method) : null;
      const point = pickup && chosenPoint;
      return run(
        'shippingMethod',
        async () => {
          const who = identity();
          if (!method) throw new MissingInformation('shippingMethod');
          if (pickup && !point) throw new MissingInformation('pickupPoint');
          const order = orderOf(who);
          const paymentMethods = await backend.saveDelivery(who, order, method, ...(pickup && point ? [pickup.toAttributes(point)] : [])).catch(async (error: unknown) => {
            const methods = await offeredInstead(error, backend, who, order);
            if (methods === null) throw error;
            if (isOpen()) saveShippingMethods(storage, methods);
            send({ type: 'offer-delivery', methods });
            if (!methods.some((offered) => offered.available && offered.code === code)) throw new DeliveryGone();
            // Magento says 404 of a pickup location that has closed, too.
            throw point ? new PickupPointGone() : new CommerceError('unavailable');
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
      // A double click is one order, before the button has had time to say so.
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
        const order = orderOf(who);
        const earlier = readSent();
        const isRepeated = earlier?.cartId === who.cartId;
        const intent: OrderIntent = {
          id: crypto.randomUUID(),
          cartId: who.cartId,
          total: total.minor,
          currency: total.currency,
          lines: linesOf(lines),
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
              attempts.dispatch({ type: 'send', cartId: id, session: who.signedIn ? options.sessionMark() : null, previousOrder });
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
        if (error instanceof LockedElsewhere) return 'other-tab';
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
        // The bank sent the shopper to another window than the one that ordered, which alone knows the order.
        if (returned) send({ type: 'order-unknown', message: describe({ outcome: { type: 'unknown' } }) });
        else if (state.orderUnknown) send({ type: 'order-settled' });
        return null;
      }
      const effects = effectsFor(intent);
      return resume(intent.cartId, async () => {
        const now = await effects.checkCart(intent.cartId).catch(() => null);
        const isOver = now?.status === 'active' || intent.signedIn !== options.isSignedIn();
        if (isOver && options.now() - Date.parse(intent.startedAt) > orderLifetime) {
          // Nothing to tell: the shopper goes on where they are.
          memory.keepIntent(null);
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
      // A customer's cart that is gone without a new order proves nothing: looking deeper would only block the page each time.
      const isSettled = now.status === 'active' ? isOld : intent.previousOrder === null || (await hasNewOrder(intent, effects));
      if (isSettled) await flow.checkOrder();
    },
    edit: (step) => send({ type: 'edit', step }),
    isOrderedElsewhere: () => !isOpen() && !state.isOrdered,
  };
  return flow;
}
