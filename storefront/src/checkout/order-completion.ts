import type { CheckoutFlowOptions } from './checkout-flow-options.ts';
import type { CheckoutEvent } from './checkout-state.ts';
import { clearSavedCheckout, forgetAddressesToSave } from './checkout-storage.ts';
import { createReceipt, type PendingPayment } from './create-order-storage.ts';
import type { PaymentUpdate } from './payment-update.ts';
import type { ReturnDetails } from './payment/payment-return.ts';
import type { OrderIntent, OrderOutcome } from './order-types.ts';

/** What follows when the outcome of an order is known. */
export interface OrderCompletion {
  /**
   * Leaves the receipt of an order that counts, and begins a new cart; says what became of any other.
   *
   * @param paymentAwaited whether the payment provider has yet to say that the order is paid. Default false
   * @returns the outcome as given
   */
  finish(intent: OrderIntent, outcome: OrderOutcome, paymentAwaited?: boolean): OrderOutcome;
  /**
   * Ends a payment that is not certain with its order; an order whose payment failed has been canceled by the backend.
   *
   * @param resumed whether a reload or the bank's page came in between
   * @param returned what the bank gave along with the shopper's return; null without
   * @returns null when the order was canceled
   * @throws PaymentAbandonedError; the order stays remembered as unpaid
   */
  settle(unpaid: PendingPayment, resumed: boolean, returned: ReturnDetails | null): Promise<OrderOutcome | null>;
}

type OrderEndOptions = Pick<
  CheckoutFlowOptions,
  | 'attempts'
  | 'sessionMark'
  | 'backend'
  | 'storage'
  | 'memory'
  | 'orderedCarts'
  | 'cartId'
  | 'refreshCart'
  | 'startCart'
  | 'settlePayment'
  | 'wait'
  | 'describe'
  | 'log'
> &
  PaymentUpdate;

/** @param send changes the state of the checkout */
export function createOrderCompletion(options: OrderEndOptions, send: (event: CheckoutEvent) => void): OrderCompletion {
  const { attempts, backend, storage, memory, orderedCarts, cartId, describe } = options;

  const finish: OrderCompletion['finish'] = (intent, outcome, paymentAwaited = false) => {
    if (outcome.type === 'placed' || outcome.type === 'received') {
      // The receipt first: whatever fails afterward, the order counts.
      const orderId = outcome.type === 'placed' ? outcome.orderId : null;
      const orderNumber = outcome.orderNumber ?? null;
      memory.keepReceipt(createReceipt(intent, { orderId, orderNumber, paymentAwaited }));
      attempts.dispatch({
        type: 'place',
        cartId: intent.cartId,
        session: intent.signedIn ? options.sessionMark() : null,
        orderId,
        orderNumber,
      });
      orderedCarts.add(intent.cartId);
      clearSavedCheckout(storage);
      if (cartId.get() === intent.cartId) {
        cartId.clear();
        options.startCart().catch(options.log);
      }
      send({ type: 'accept-order' });
      return outcome;
    }
    const message = describe({ outcome });
    // An earlier attempt with this cart may still arrive.
    if (outcome.type === 'refused' || outcome.type === 'not-placed')
      attempts.dispatch({ type: 'fail', cartId: intent.cartId, isFinal: memory.readIntent() === null });
    if (outcome.type === 'refused' && outcome.reason === 'payment') send({ type: 'refuse-payment', message });
    else
      send(
        outcome.type === 'unknown' ? { type: 'order-unknown', message } : { type: 'reject', task: 'order', message },
      );
    if (outcome.type !== 'unknown') options.refreshCart().catch(options.log);
    // The total may have changed, or the method is not offered any more.
    if (outcome.type === 'changed' || outcome.type === 'refused') void options.updatePaymentMethods();
    return outcome;
  };

  const settle: OrderCompletion['settle'] = async (unpaid, resumed, returned) => {
    const { intent, orderId, orderNumber, method, answered = false } = unpaid;
    if (returned) memory.keepUnpaid({ ...unpaid, answered: true });
    const order = {
      orderId,
      cartId: intent.cartId,
      signedIn: intent.signedIn,
      resumed,
      returned,
      answered: answered || returned !== null,
    };
    const result = await options.settlePayment(order, method);
    const isUnpaid = result === 'refused' || result === 'cancelled' || result === 'failed';
    const cart = isUnpaid ? await backend.checkCart(intent.cartId).catch(() => null) : null;
    // Not before: a reload while the cart is read asks for the payment again.
    memory.keepUnpaid(null);
    // Modules answer an error for a payment that they do not know yet, too: only a cart that is open again proves one.
    if (!isUnpaid || (result === 'failed' && cart?.status !== 'active')) {
      const placed = { orderId, ...(orderNumber !== undefined && { orderNumber }) };
      return finish(intent, { type: 'placed', ...placed }, result !== 'authorized' && result !== null);
    }
    attempts.dispatch({ type: 'fail', cartId: intent.cartId, isFinal: true });
    // Canceling keeps the addresses that the order has saved: the next one would save them twice.
    forgetAddressesToSave(storage);
    send({ type: 'save-addresses' });
    // The cart was closed while the order stood; whoever looked for it then has let it go.
    if (cartId.get() !== intent.cartId && cart?.status === 'active') {
      cartId.set(intent.cartId);
      // Until the page shows this cart, there is none to be read afresh.
      await options.wait(0);
    }
    await options.refreshCart().catch(options.log);
    send({ type: 'refuse-payment', message: describe({ unpaid: result }) });
    return null;
  };

  return { finish, settle };
}
