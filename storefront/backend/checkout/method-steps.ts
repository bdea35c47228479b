import { finishChange } from '../cart/cart-changes.ts';
import { updateCart } from '../cart/cart-repository.ts';
import type { CartRecord } from '../cart/cart-repository.ts';
import { loadCartState } from '../cart/cart-state.ts';
import { inputError } from '../graphql-error.ts';
import { LOCKER_CARRIER } from '../parcel-lockers/index.ts';
import type { RequestContext } from '../request-context.ts';
import { isPaymentMethodAvailable } from './payment-methods.ts';
import { findPickupPoint, needsPickupPoint, shipToPickupPoint } from './pickup-points.ts';
import { findShippingMethod } from './shipping-methods.ts';

/** Magento's texts for a delivery method that cannot be set. */
export const SHIPPING_REFUSALS = {
  emptyCart: "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
  noAddress: 'The shipping address is missing. Set the address and try again.',
  noPickupLocation: 'Pickup Location Code is required for In-Store Pickup Delivery Method.',
  noParcelLocker: 'The parcel locker is missing. Choose a parcel locker and try again.',
} as const;

/** Why a delivery method cannot be set. */
type ShippingRefusal = keyof typeof SHIPPING_REFUSALS | 'unknownMethod' | 'unknownPickupPoint' | null;

/** Chooses the delivery; with a pickup point, the parcel goes there. Nothing is saved when the answer is a refusal. */
export function chooseShipping(
  context: RequestContext,
  cart: CartRecord,
  carrierCode: string,
  methodCode: string,
): ShippingRefusal {
  const state = loadCartState(context, cart);
  if (state.lines.length === 0) return 'emptyCart';
  if (!state.shippingAddress) return 'noAddress';
  if (!findShippingMethod(state.shippingMethods, carrierCode, methodCode)) return 'unknownMethod';
  const needsPoint = needsPickupPoint(context, carrierCode);
  const code = state.shippingAddress.pickup_location_code;
  if (needsPoint && code === null) return carrierCode === LOCKER_CARRIER ? 'noParcelLocker' : 'noPickupLocation';
  const point =
    needsPoint && code !== null ? findPickupPoint(context, carrierCode, code, context.storeView) : undefined;
  if (needsPoint && !point) return 'unknownPickupPoint';
  const recipient = state.shippingAddress;
  context.database.transaction(() => {
    if (point) shipToPickupPoint(context.database, cart.id, recipient, point);
    const change = { carrier_code: carrierCode, method_code: methodCode };
    updateCart(context.database, cart.id, change, context.now().toISOString());
    finishChange(context, { ...cart, ...change });
  });
  return null;
}

/** What is needed to pay later on. */
interface PaymentChoice {
  code: string;
  purchaseOrderNumber: string | null;
  /** Data for the method's charge. */
  data: Readonly<Record<string, unknown>> | null;
}

/**
 * Chooses the payment.
 * @throws CommerceError graphql-input
 */
export function choosePayment(context: RequestContext, cart: CartRecord, choice: PaymentChoice): void {
  const state = loadCartState(context, cart);
  if (!state.isVirtual && !state.shippingAddress) throw inputError(SHIPPING_REFUSALS.noAddress);
  if (
    !isPaymentMethodAvailable(
      choice.code,
      state.totals.grandTotal,
      cart.customer_id !== null,
      context.storeView,
      context.paymentProviders,
    )
  ) {
    throw inputError('The requested Payment Method is not available.');
  }
  updateCart(
    context.database,
    cart.id,
    {
      payment_method: choice.code,
      purchase_order_number: choice.purchaseOrderNumber,
      payment_data: choice.data === null ? null : JSON.stringify(choice.data),
    },
    context.now().toISOString(),
  );
}
