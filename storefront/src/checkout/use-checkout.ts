import { useEffect, useMemo, useReducer, useRef } from 'react';
import { CommerceError, RestError, serverText, useCommerce, useOperation } from '../commerce/index.ts';
import { useCart, useCartId, useCartIdStore, type Cart } from '../cart/index.ts';
import { useIntl } from '../i18n/index.ts';
import { useSession, useSessionStore } from '../session/index.ts';
import { useStorage } from '../app/index.ts';
import { cleanAddress, type CheckoutAddress, type Region } from './address.ts';
import { createCheckoutBackend, linesOf } from './checkout-backend.ts';
import { regionsQuery } from './checkout-operations.ts';
import { checkoutReducer, initialCheckoutState, type CheckoutState, type CheckoutStep, type CheckoutTask, type PaymentData } from './checkout-state.ts';
import {
  clearSavedCheckout,
  readSavedCheckout,
  saveAddresses,
  savePaymentCode,
  saveShippingMethod,
  saveShippingMethods,
} from './checkout-storage.ts';
import { messages } from './messages.ts';
import { placeOrder, reconcile, type OrderIntent, type OrderOutcome } from './place-order.ts';
import { orderMemory } from './order-memory.ts';

export interface AddressInput {
  email: string;
  shipping: CheckoutAddress;
  /** Null: the same as the shipping address. */
  billing: CheckoutAddress | null;
}

/** The checkout as its components see it: state, what can be done, and what the cart is. */
export interface Checkout {
  state: CheckoutState;
  cart: Cart | null;
  cartLoading: boolean;
  regions: readonly Region[];
  submitAddress(input: AddressInput): Promise<void>;
  submitDelivery(code: string): Promise<void>;
  submitPayment(payment: PaymentData): void;
  /** Places the order at most once; null while it is under way. The outcome `placed` or `received` has been written down when it arrives. */
  submitOrder(): Promise<OrderOutcome | 'other-tab' | null>;
  /** Asks again what became of an order whose outcome is not known. */
  checkOrder(): Promise<OrderOutcome | null>;
  edit(step: CheckoutStep): void;
}

const noRegions: readonly Region[] = [];

/** Drives a checkout: restores what was kept, sends each step, and keeps what was entered when something fails. */
export function useCheckout(): Checkout {
  const intl = useIntl();
  const storage = useStorage();
  const { client } = useCommerce();
  const { token } = useSession();
  const session = useSessionStore();
  const cartId = useCartId();
  const cartIdStore = useCartIdStore();
  const { cart, loading, retry } = useCart();
  const { data: countryData } = useOperation(regionsQuery, {});
  const [state, send] = useReducer(checkoutReducer, initialCheckoutState);
  const ordering = useRef(false);
  const backend = useMemo(() => createCheckoutBackend(client, () => session?.getState().token), [client, session]);
  const regions = useMemo(() => readRegions(countryData?.country?.available_regions) ?? noRegions, [countryData]);

  useEffect(() => send({ type: 'begin', saved: readSavedCheckout(storage) }), [storage]);

  const errorText = (error: unknown) =>
    (error instanceof MissingInformation ? error.message : undefined) ??
    (error instanceof RestError ? error.serverMessage : serverText(error)) ?? intl.formatMessage(messages.failed);

  /** Sends one task: busy, then accepted, or rejected with the error kept in the task's field. */
  const run = async <Answer>(task: CheckoutTask, work: () => Promise<Answer>, accept: (answer: Answer) => void) => {
    send({ type: 'submit', task });
    try {
      accept(await work());
    } catch (error) {
      send({ type: 'reject', task, message: errorText(error) });
      if (!(error instanceof CommerceError || error instanceof RestError || error instanceof MissingInformation)) throw error;
    }
  };

  const identity = () => {
    if (cartId === null) throw new MissingInformation(intl.formatMessage(messages.missingCart));
    return { cartId, signedIn: token !== undefined };
  };

  const orderOf = () => {
    if (!state.shippingAddress || !state.email) throw new MissingInformation(intl.formatMessage(messages.missingEmail));
    return { email: state.email, shipping: state.shippingAddress, billing: state.billingAddress, regions };
  };

  const finish = (outcome: OrderOutcome) => {
    if (outcome.type === 'placed' || outcome.type === 'received') {
      // The receipt first: whatever fails afterwards, the order counts (RSK-02).
      orderMemory.keepReceipt({
        orderId: outcome.type === 'placed' ? outcome.orderId : null,
        email: state.email,
        shippingAddress: state.shippingAddress ?? { ...orderOf().shipping },
      });
      clearSavedCheckout(storage);
      cartIdStore?.clear();
      send({ type: 'accept-order' });
    } else {
      send({ type: 'reject', task: 'order', message: orderMessage(outcome) });
      if (outcome.type === 'changed') void retry();
    }
    return outcome;
  };

  const orderMessage = (outcome: Exclude<OrderOutcome, { type: 'placed' | 'received' }>): string => {
    switch (outcome.type) {
      case 'changed':
        return intl.formatMessage(messages.orderChanged);
      case 'not-placed':
        return intl.formatMessage(messages.orderNotPlaced);
      case 'unknown':
        return intl.formatMessage(messages.orderUnknown);
      case 'refused':
        return outcome.message ?? intl.formatMessage(messages.orderRefused);
    }
  };

  const effects = {
    checkCart: backend.checkCart,
    wait: (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
    keep: (intent: OrderIntent | null) => orderMemory.keepIntent(intent),
  };

  return {
    state,
    cart,
    cartLoading: loading,
    regions,
    submitAddress: ({ email, shipping, billing }) => {
      const cleanShipping = cleanAddress(shipping);
      const cleanBilling = billing && cleanAddress(billing);
      saveAddresses(storage, cleanShipping, cleanBilling);
      return run(
        'shippingAddress',
        async () => backend.saveAddress(identity(), email.trim(), cleanShipping),
        (methods) => {
          saveShippingMethods(storage, methods);
          send({ type: 'accept-address', email: email.trim(), shippingAddress: cleanShipping, billingAddress: cleanBilling, methods });
        },
      );
    },
    submitDelivery: (code) =>
      run(
        'shippingMethod',
        async () => {
          const method = state.availableShippingMethods.find((candidate) => candidate.code === code);
          if (!method) throw new MissingInformation(intl.formatMessage(messages.chooseDelivery));
          const paymentMethods = await backend.saveDelivery(identity(), orderOf(), method);
          // The total with delivery comes from the backend.
          await retry();
          return paymentMethods;
        },
        (paymentMethods) => {
          saveShippingMethod(storage, code);
          send({ type: 'accept-delivery', method: code, paymentMethods });
        },
      ),
    submitPayment: (payment) => {
      savePaymentCode(storage, payment.method);
      send({ type: 'accept-payment', payment });
    },
    submitOrder: async () => {
      // A double click is one order, before the button has had time to say so.
      if (ordering.current || !cart?.total || !state.paymentData) return null;
      ordering.current = true;
      const payment = state.paymentData;
      const order = orderOf();
      const who = identity();
      const intent: OrderIntent = {
        id: crypto.randomUUID(),
        cartId: who.cartId,
        total: cart.total.minor,
        currency: cart.total.currency,
        lines: linesOf(cart.lines),
        startedAt: new Date().toISOString(),
      };
      send({ type: 'submit', task: 'order' });
      try {
        return await withCartLock(who.cartId, async () =>
          finish(await placeOrder(intent, { ...effects, send: () => backend.order(who, order, payment) })),
        );
      } catch (error) {
        if (!(error instanceof LockedElsewhere)) throw error;
        send({ type: 'reject', task: 'order', message: intl.formatMessage(messages.otherTab) });
        return 'other-tab';
      } finally {
        ordering.current = false;
      }
    },
    checkOrder: async () => {
      const intent = orderMemory.readIntent();
      if (!intent) return null;
      send({ type: 'submit', task: 'order' });
      return finish(await reconcile(intent, effects));
    },
    edit: (step) => send({ type: 'edit', step }),
  };
}

/** Something that the checkout cannot go on without (CHK-16, CHK-17). */
class MissingInformation extends Error {
  override readonly name = 'MissingInformation';
}

class LockedElsewhere extends Error {
  override readonly name = 'LockedElsewhere';
}

/** Runs the work while no other tab of the browser orders the same cart. */
async function withCartLock<Answer>(cartId: string, work: () => Promise<Answer>): Promise<Answer> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(`witryna-order-${cartId}`, { ifAvailable: true }, (lock) => {
    if (!lock) throw new LockedElsewhere();
    return work();
  });
}

function readRegions(regions: readonly ({ id: number | null; code: string | null; name: string | null } | null)[] | null | undefined): Region[] | undefined {
  return regions?.flatMap((region) => (region?.id && region.code && region.name ? [{ id: region.id, code: region.code, name: region.name }] : []));
}
