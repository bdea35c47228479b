import { reloadCart } from '../cart/cart-access.ts';
import { findCartAddress, saveCartAddress } from '../cart/cart-address-repository.ts';
import type { CartRecord } from '../cart/cart-repository.ts';
import { loadCartState } from '../cart/cart-state.ts';
import type { CartState } from '../cart/cart-state.ts';
import { chooseShipping, SHIPPING_REFUSALS } from '../checkout/method-steps.ts';
import { listPaymentMethods } from '../checkout/payment-methods.ts';
import type { RequestContext } from '../request-context.ts';
import { RestError } from '../rest-error.ts';
import { readRestAddress } from './read-address.ts';
import { readObject, readText, requireObject } from './read-body.ts';
import { restTotals } from './rest-totals.ts';

/** Magento's PaymentDetailsInterface: what can be paid with, and how much. */
export function paymentDetails(context: RequestContext, state: CartState): Record<string, unknown> {
  return {
    payment_methods: listPaymentMethods(state.totals.grandTotal, context.storeView, context.paymentProviders).map(
      ({ code, title }) => ({
        code,
        title,
      }),
    ),
    totals: restTotals(context, state),
  };
}

function chooseMethod(context: RequestContext, cart: CartRecord, carrier: string, method: string): void {
  const refusal = chooseShipping(context, cart, carrier, method);
  if (refusal === 'unknownMethod') {
    throw new RestError(404, 'Carrier with such method not found: %1, %2', [carrier, method]);
  }
  if (refusal === 'unknownPickupPoint') {
    const code = findCartAddress(context.database, cart.id, 'shipping')?.pickup_location_code ?? '';
    throw new RestError(404, 'Can not find Pickup Location with code %1 for %2 Sales Channel "%3".', [
      code,
      'website',
      'base',
    ]);
  }
  if (refusal !== null) throw new RestError(400, SHIPPING_REFUSALS[refusal]);
}

/**
 * Saves addresses and delivery of a cart; all or nothing.
 * @param body Unchecked: {addressInformation: {shipping_address, billing_address?, shipping_carrier_code,
 * shipping_method_code}}.
 * @throws RestError, CommerceError
 */
export function saveShippingInformation(context: RequestContext, cart: CartRecord, body: unknown): unknown {
  const { database } = context;
  const information = requireObject(readObject(body)?.get('address_information'), 'addressInformation');
  const shipping = readRestAddress(requireObject(information.get('shipping_address'), 'shippingAddress'), context);
  const billing = readObject(information.get('billing_address'));
  return database.transaction(() => {
    saveCartAddress(database, cart.id, 'shipping', shipping);
    if (billing) saveCartAddress(database, cart.id, 'billing', readRestAddress(billing, context));
    else if (shipping.same_as_billing) saveCartAddress(database, cart.id, 'billing', shipping);
    const carrier = readText(information.get('shipping_carrier_code')) ?? '';
    const method = readText(information.get('shipping_method_code')) ?? '';
    chooseMethod(context, cart, carrier, method);
    return paymentDetails(context, loadCartState(context, reloadCart(context, cart)));
  });
}
