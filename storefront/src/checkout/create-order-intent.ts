import { createRandomId } from '../commerce/index.ts';
import type { CheckoutIdentity, OrderAddresses } from './checkout-api-types.ts';
import type { ShownCart } from './checkout-flow-types.ts';
import type { CheckoutState, PaymentData } from './checkout-state.ts';
import { formatPoint } from './pickup/pickup-point.ts';
import type { OrderIntent } from './order-types.ts';
import { withRegionName } from './regions.ts';
import { serializeLines } from './serialize-lines.ts';

interface OrderIntentSource {
  who: CheckoutIdentity;
  order: OrderAddresses;
  cart: ShownCart;
  state: Pick<CheckoutState, 'shippingTitle' | 'pickupPoint' | 'availablePaymentMethods'>;
  payment: PaymentData;
  /** An order that was sent before and whose outcome is not known; null without one. */
  earlier: OrderIntent | null;
  /** Current time in ms. */
  now: number;
}

/** Returns what is remembered of an order before it is sent; an order that repeats an earlier one counts as sent. */
export function createOrderIntent({ who, order, cart, state, payment, earlier, now }: OrderIntentSource): OrderIntent {
  const repeated = earlier?.cartId === who.cartId ? earlier : null;
  const { shippingTitle, pickupPoint, availablePaymentMethods } = state;
  return {
    id: createRandomId(),
    cartId: who.cartId,
    total: cart.total.minor,
    currency: cart.total.currency,
    lines: serializeLines(cart.lines),
    signedIn: who.signedIn,
    startedAt: new Date(now).toISOString(),
    sent: repeated !== null,
    previousOrder: repeated?.previousOrder ?? null,
    email: order.email,
    shippingAddress: withRegionName(order.shipping, order.regions),
    contents: {
      ...cart.contents,
      delivery: shippingTitle ?? '',
      ...(pickupPoint && { pickup: formatPoint(pickupPoint) }),
      payment: availablePaymentMethods.find(({ code }) => code === payment.method)?.title ?? '',
      paymentCode: payment.method,
    },
  };
}
