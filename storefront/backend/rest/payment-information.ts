import { reloadCart } from '../cart/cart-access.ts';
import { findCartAddress, saveCartAddress } from '../cart/cart-address-repository.ts';
import { updateCart } from '../cart/cart-repository.ts';
import type { CartRecord } from '../cart/cart-repository.ts';
import { requireAgreements } from '../checkout/agreements.ts';
import { choosePayment } from '../checkout/method-steps.ts';
import { PlaceOrderError } from '../checkout/place-order-error.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { isEmailAddress } from '../customer/email-address.ts';
import type { RequestContext } from '../request-context.ts';
import { RestError } from '../rest-error.ts';
import { getEmail, readRestAddress } from './read-address.ts';
import { readFlag, readObject, readText, requiredError, requireObject } from './read-body.ts';
import type { JsonObject } from './read-body.ts';

/** Members of additional_data that the shop's payment methods know. */
function readPaymentData(payment: JsonObject): Record<string, unknown> | null {
  const data = readObject(payment.get('additional_data'));
  if (!data) return null;
  return {
    payment_method_nonce: readText(data.get('payment_method_nonce')),
    public_hash: readText(data.get('public_hash')),
    is_active_payment_token_enabler: readFlag(data.get('is_active_payment_token_enabler')),
    state_data: readText(data.get('state_data')),
    return_url: readText(data.get('return_url')),
  };
}

/** A guest's e-mail address is in the body, or in the billing address. */
function saveGuestEmail(context: RequestContext, cart: CartRecord, body: JsonObject | undefined): void {
  const email = readText(body?.get('email')) ?? getEmail(readObject(body?.get('billing_address')));
  if (email === null) throw requiredError('email');
  if (!isEmailAddress(email)) throw new RestError(400, 'Invalid email format');
  updateCart(context.database, cart.id, { email }, context.now().toISOString());
}

/** Without a billing address in the body or the cart the goods' address is the invoice's too. */
function saveBillingAddress(context: RequestContext, cart: CartRecord, billing: JsonObject | undefined): void {
  const { database } = context;
  const shipping = findCartAddress(database, cart.id, 'shipping');
  if (billing) saveCartAddress(database, cart.id, 'billing', readRestAddress(billing, context));
  else if (shipping && !findCartAddress(database, cart.id, 'billing')) {
    saveCartAddress(database, cart.id, 'billing', { ...shipping, save_in_address_book: false });
  }
}

/**
 * Saves how a cart will be paid.
 * @param body Unchecked: {email (guest), paymentMethod: {method, additional_data?, po_number?}, billingAddress?}.
 * @throws RestError, CommerceError
 */
export function savePaymentInformation(context: RequestContext, cart: CartRecord, body: unknown): void {
  const members = readObject(body);
  context.database.transaction(() => {
    if (cart.customer_id === null) saveGuestEmail(context, cart, members);
    const payment = requireObject(members?.get('payment_method'), 'paymentMethod');
    saveBillingAddress(context, cart, readObject(members?.get('billing_address')));
    choosePayment(context, reloadCart(context, cart), {
      code: readText(payment.get('method')) ?? '',
      purchaseOrderNumber: readText(payment.get('po_number')),
      data: readPaymentData(payment),
    });
  });
}

/**
 * Saves how a cart is paid and places the order.
 * @returns The order's entity id, not its number.
 * @throws RestError, CommerceError
 */
export function placeRestOrder(context: RequestContext, cart: CartRecord, body: unknown): number {
  requireAgreements(context.storeView, requireObject(readObject(body)?.get('payment_method'), 'paymentMethod'));
  savePaymentInformation(context, cart, body);
  try {
    return placeOrder(context, cart.masked_id).id;
  } catch (error) {
    throw error instanceof PlaceOrderError ? new RestError(400, error.message) : error;
  }
}
