import { findCart, deactivateCart } from '../cart/cart-repository.ts';
import type { CartRecord } from '../cart/cart-repository.ts';
import { loadCartState, settleCart } from '../cart/cart-state.ts';
import type { CartState } from '../cart/cart-state.ts';
import { reserveStock } from '../catalog/stock.ts';
import { spendCredit } from '../credit/order-credit.ts';
import { findCustomer } from '../customer/customer-repository.ts';
import { newSecret } from '../customer/session-tokens.ts';
import { copyGiftMessage } from '../gift-message/gift-message-repository.ts';
import { deliverMails, queueMail } from '../mail/index.ts';
import type { RequestContext } from '../request-context.ts';
import type { StoreView } from '../store/store-view.ts';
import { CONFIRMATION_LINK_MS, issueWithdrawalToken, withdrawalUrl } from '../withdrawal/withdrawal-tokens.ts';
import { charge } from './charge.ts';
import { extendAddressBook } from './extend-address-book.ts';
import { insertInvoice } from './fulfillment-repository.ts';
import { requireOrderParts } from './order-checks.ts';
import type { OrderParts } from './order-checks.ts';
import { orderConfirmationMail } from './order-mail.ts';
import { listOrderItems } from './order-parts-repository.ts';
import { PlaceOrderError } from './place-order-error.ts';
import { findOrder } from './order-repository.ts';
import type { OrderRecord } from './order-repository.ts';
import { paymentTitle } from './payment-methods.ts';
import { findPickupPoint, needsPickupPoint } from './pickup-points.ts';
import type { PickupPoint } from './pickup-points.ts';
import { writeOrder } from './write-order.ts';
import type { OrderFacts } from './write-order.ts';

/**
 * Where the order is picked up, null for a delivery to the address. @throws PlaceOrderError when the point is missing or
 * has closed
 */
function requirePickupPoint(
  context: RequestContext,
  { shippingMethod, shippingAddress }: OrderParts,
): PickupPoint | null {
  if (!shippingMethod || !shippingAddress) return null;
  if (!needsPickupPoint(context, shippingMethod.carrierCode)) return null;
  const code = shippingAddress.pickup_location_code;
  const pointIn = (storeView: StoreView) =>
    code === null ? undefined : findPickupPoint(context, shippingMethod.carrierCode, code, storeView);
  const point = pointIn(context.storeView);
  // Magento compares the address, too: a cart may get another one after its delivery was chosen. It may have been
  // chosen in another language.
  if (!point || !context.storeViews.some((view) => pointIn(view)?.address.street === shippingAddress.street)) {
    throw new PlaceOrderError('Pickup Location Address does not match Shipping Address for In-Store Pickup Quote.');
  }
  return point;
}

function getOrderFacts(context: RequestContext, { record }: CartState, parts: OrderParts): OrderFacts {
  const point = requirePickupPoint(context, parts);
  const at = context.now().toISOString();
  return {
    cart_id: record.id,
    customer_id: record.customer_id,
    store_code: context.storeView.code,
    currency: context.currency,
    state: 'new',
    email: parts.email,
    firstname: parts.billingAddress.firstname,
    lastname: parts.billingAddress.lastname,
    carrier_code: parts.shippingMethod?.carrierCode ?? '',
    carrier_title: parts.shippingMethod?.carrierTitle ?? '',
    // As in Magento, the order names the point in place of the method.
    method_title: point?.name ?? parts.shippingMethod?.methodTitle ?? '',
    pickup_location_code: point?.code ?? null,
    payment_method: parts.paymentMethod,
    payment_title: paymentTitle(parts.paymentMethod, context.storeView),
    payment_details: '[]',
    purchase_order_number: record.purchase_order_number,
    token: newSecret(),
    created_at: at,
    updated_at: at,
  };
}

function takeStock({ database }: RequestContext, { lines, freeGift }: CartState): void {
  for (const { configuration, item } of lines) {
    for (const { sku, quantity } of configuration.units) {
      if (!reserveStock(database, sku, item.quantity * quantity)) {
        throw new PlaceOrderError('The requested qty is not available');
      }
    }
  }
  if (freeGift) reserveStock(database, freeGift.sku, 1);
}

/** Takes the gift messages of cart and lines over into the order, whose lines stand in the same order. */
function copyGiftMessages({ database }: RequestContext, { record, lines }: CartState, orderId: number): void {
  copyGiftMessage(database, ['cart', record.id], ['order', orderId]);
  for (const [index, { id }] of listOrderItems(database, orderId).entries()) {
    const line = lines[index];
    if (line) copyGiftMessage(database, ['cartLine', line.item.id], ['orderItem', id]);
  }
}

function requireOrder(context: RequestContext, orderId: number): OrderRecord {
  const order = findOrder(context.database, 'id', orderId);
  if (!order) throw new Error(`The order ${orderId} has disappeared.`);
  return order;
}

function takePayment(context: RequestContext, cart: CartRecord, orderId: number): void {
  const payment = charge(context, cart, orderId);
  context.database.run('UPDATE sales_order SET payment_details = ?, state = ? WHERE id = ?', [
    JSON.stringify(payment.details),
    payment.isPaid ? 'processing' : payment.isAwaited ? 'pending_payment' : 'new',
    orderId,
  ]);
  if (payment.isPaid) insertInvoice(context.database, orderId, context.now().toISOString());
}

/**
 * The URL on which the order's shopper withdraws without an account; null where contracts cannot be withdrawn from
 * online.
 */
function linkToWithdraw(context: RequestContext, order: OrderRecord): string | null {
  if (!context.withdrawal || context.profile === 'stock') return null;
  return withdrawalUrl(context, issueWithdrawalToken(context, order, CONFIRMATION_LINK_MS));
}

/**
 * Turns a cart into an order, in one transaction: checks, closing of the cart, order, stock, payment and the
 * confirmation mail happen together or not at all. The database lets one such transaction run at a time, so that two
 * requests can neither order the same cart twice nor get the same last piece or the last use of a coupon.
 * @throws PlaceOrderError. One for a coupon that is no longer valid takes it off the cart, so that the shopper sees the
 * total of the next attempt
 */
export function placeOrder(context: RequestContext, maskedId: string): OrderRecord {
  const { database } = context;
  const order = database.transaction(() => {
    const cart = findCart(database, maskedId);
    if (!cart) throw new PlaceOrderError(`Could not find a cart with ID "${maskedId}"`, 'CART_NOT_FOUND');
    if (!cart.is_active) throw new PlaceOrderError("The cart isn't active.", 'CART_NOT_ACTIVE');
    const state = loadCartState(context, cart);
    if (cart.coupon_code !== null && state.coupon === null) {
      settleCart(context, cart);
      return null;
    }
    const customer = cart.customer_id === null ? undefined : findCustomer(database, cart.customer_id);
    const parts = requireOrderParts(state, customer?.email ?? cart.email, context);
    deactivateCart(database, cart.id, context.now().toISOString());
    takeStock(context, state);
    const orderId = writeOrder(database, {
      ...state,
      ...parts,
      storeView: context.storeView,
      facts: getOrderFacts(context, state, parts),
    });
    copyGiftMessages(context, state, orderId);
    takePayment(context, cart, orderId);
    spendCredit(context, state, orderId);
    if (customer) extendAddressBook(context, customer, parts);
    const placed = requireOrder(context, orderId);
    queueMail(context, orderConfirmationMail(context, placed, linkToWithdraw(context, placed)));
    return placed;
  });
  // Magento's check before it counts the use of a coupon.
  if (order === null) throw new PlaceOrderError("The coupon code isn't valid. Verify the code and try again.");
  deliverMails(context);
  return order;
}
