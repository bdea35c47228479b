import { lineProblem } from '../cart/cart-line.ts';
import type { CartState } from '../cart/cart-state.ts';
import type { CartAddressRecord } from '../cart/cart-address-repository.ts';
import { getAddressFields } from '../customer/address-fields.ts';
import { missingFields } from '../customer/address-rules.ts';
import type { PostalAddress } from '../customer/postal-address.ts';
import { convertIn } from '../money.ts';
import type { RequestContext } from '../request-context.ts';
import type { StoreView } from '../store/store-view.ts';
import { PlaceOrderError } from './place-order-error.ts';
import { isPaymentMethodAvailable } from './payment-methods.ts';
import type { ShippingMethod } from './shipping-methods.ts';

/** What an order is made of, once nothing is missing. */
export interface OrderParts {
  email: string;
  /** Null when nothing is shipped, like the method. */
  shippingAddress: CartAddressRecord | null;
  billingAddress: CartAddressRecord;
  shippingMethod: ShippingMethod | null;
  paymentMethod: string;
}

function requireComplete<Address extends PostalAddress>(
  address: Address | undefined,
  use: 'shipping' | 'billing',
  { settings }: StoreView,
): Address {
  const missing = address
    ? missingFields(address, getAddressFields(settings))
    : ['firstname', 'lastname', 'street', 'city', 'telephone', 'postcode'];
  if (address && missing.length === 0) return address;
  const parts = missing.map((name) => `"${name}" is required. Enter and try again.`).join(' ');
  throw new PlaceOrderError(`Please check the ${use} address information. ${parts}`);
}

function requireStock(state: CartState): void {
  const problems = state.lines.map(lineProblem);
  if (problems.includes('out-of-stock')) throw new PlaceOrderError('Some of the products are out of stock.');
  if (problems.includes('too-many')) throw new PlaceOrderError('The requested qty is not available');
}

function requireShipping(
  state: CartState,
  storeView: StoreView,
): { shippingAddress: CartAddressRecord; shippingMethod: ShippingMethod } {
  const shippingAddress = requireComplete(state.shippingAddress, 'shipping', storeView);
  if (!storeView.settings.shipping.countries.includes(shippingAddress.country_code)) {
    throw new PlaceOrderError("Some addresses can't be used due to the configurations for specific countries.");
  }
  const { shippingMethod } = state;
  if (!shippingMethod) {
    throw new PlaceOrderError('The shipping method is missing. Select the shipping method and try again.');
  }
  return { shippingAddress, shippingMethod };
}

/** Magento checks this last, and only when an order is placed. */
function requireMinimumAmount(
  { totals }: CartState,
  { storeView, currency }: Pick<RequestContext, 'storeView' | 'currency'>,
): void {
  const { minimumOrder } = storeView.settings;
  if (!minimumOrder) return;
  const amount = convertIn(minimumOrder.amount, { storeView, currency });
  if (totals.subtotalGross - totals.discount >= amount) return;
  const format = new Intl.NumberFormat(storeView.locale.replace('_', '-'), { style: 'currency', currency });
  throw new PlaceOrderError(minimumOrder.description ?? `Minimum order amount is ${format.format(amount / 100)}`);
}

/**
 * Makes sure that a cart can be ordered.
 * @param email The guest's or the customer's address.
 * @throws PlaceOrderError with the first thing that is missing.
 */
export function requireOrderParts(
  state: CartState,
  email: string | null,
  context: Pick<RequestContext, 'storeView' | 'paymentProviders' | 'currency'>,
): OrderParts {
  const { storeView, paymentProviders: providers } = context;
  if (email === null) throw new PlaceOrderError('Guest email for cart is missing.', 'GUEST_EMAIL_MISSING');
  if (state.lines.length === 0) throw new PlaceOrderError('Cart does not contain products.');
  requireStock(state);
  const { record, totals } = state;
  const shipping = state.isVirtual
    ? { shippingAddress: null, shippingMethod: null }
    : requireShipping(state, storeView);
  const billingAddress = requireComplete(state.billingAddress, 'billing', storeView);
  const { payment_method: paymentMethod } = record;
  if (
    paymentMethod === null ||
    !isPaymentMethodAvailable(paymentMethod, totals.grandTotal, record.customer_id !== null, storeView, providers)
  ) {
    throw new PlaceOrderError('Enter a valid payment method and try again.');
  }
  requireMinimumAmount(state, context);
  return { email, ...shipping, billingAddress, paymentMethod };
}
