import { findBoughtProducts, priceOf } from '../cart/cart-line.ts';
import type { CartLine } from '../cart/cart-line.ts';
import { findCoupon } from '../cart/coupon-repository.ts';
import { computeTotals, discountedGoodsValue } from '../cart/totals.ts';
import { listAddresses } from '../customer/address-repository.ts';
import { findCustomerByEmail } from '../customer/customer-repository.ts';
import type { CustomerRecord } from '../customer/customer-repository.ts';
import { newSecret } from '../customer/session-tokens.ts';
import type { Database } from '../database/index.ts';
import type { SeedContext } from '../module.ts';
import { DEMO_CUSTOMER } from '../seed/shop/demo-customer.ts';
import { DEMO_ORDERS } from '../seed/shop/demo-orders.ts';
import type { DemoOrder } from '../seed/shop/demo-orders.ts';
import { polishStoreView } from '../store/store-view.ts';
import { insertComment, insertInvoice, insertShipment } from './fulfilment-repository.ts';
import { paymentTitle } from './payment-methods.ts';
import { findPickupPoint } from './pickup-points.ts';
import { listShippingMethods } from './shipping-methods.ts';
import { writeOrder } from './write-order.ts';
import type { OrderFacts } from './write-order.ts';

const DAY_MS = 86_400_000;

const scope = { storeView: polishStoreView, currency: polishStoreView.displayCurrency };

/** Lines of the products that the shop still has. */
function demoLines(database: Database, order: DemoOrder, at: string): CartLine[] {
  return order.items.flatMap(({ sku, parentSku, quantity }, index) => {
    const products = findBoughtProducts(database, { sku, parent_sku: parentSku ?? '' });
    if (!products) return [];
    const item = { id: index, cart_id: 0, sku, parent_sku: parentSku ?? '', quantity, created_at: at, updated_at: at };
    return [{ item, ...products, available: quantity }];
  });
}

function demoFacts(customer: CustomerRecord, order: DemoOrder, carrier: [string, string], at: string): OrderFacts {
  return {
    cart_id: null,
    customer_id: customer.id,
    store_code: polishStoreView.code,
    currency: scope.currency,
    state: order.state,
    email: customer.email,
    firstname: customer.firstname,
    lastname: customer.lastname,
    carrier_code: order.carrierCode,
    carrier_title: carrier[0],
    method_title: carrier[1],
    pickup_location_code: order.pickupPoint ?? null,
    payment_method: order.paymentMethod,
    payment_title: paymentTitle(order.paymentMethod, polishStoreView.locale),
    payment_details:
      order.paymentMethod === 'witryna_card' ? JSON.stringify([{ name: 'Numer karty', value: '•••• 1111' }]) : '[]',
    purchase_order_number: null,
    token: newSecret(),
    created_at: at,
    updated_at: at,
  };
}

function fillOrder(database: Database, customer: CustomerRecord, order: DemoOrder, at: string): void {
  const lines = demoLines(database, order, at);
  const [address, billing = address] = listAddresses(database, customer.id);
  if (lines.length === 0 || !address || !billing) return;
  const prices = lines.map((line) => priceOf(line, scope));
  const coupon = order.couponCode === undefined ? null : (findCoupon(database, order.couponCode) ?? null);
  const method = listShippingMethods({
    countryCode: address.country_code,
    goodsValue: discountedGoodsValue(prices, coupon),
    isFree: false,
    scope,
  }).find(({ carrierCode }) => carrierCode === order.carrierCode);
  if (!method) return;
  const point = order.pickupPoint === undefined ? undefined : findPickupPoint(database, order.carrierCode, order.pickupPoint);
  const orderId = writeOrder(database, {
    storeView: scope.storeView,
    facts: demoFacts(customer, order, [method.carrierTitle, point?.name ?? method.methodTitle ?? ''], at),
    totals: computeTotals(prices, coupon, method.price),
    lines,
    shippingAddress: { ...address, ...point?.address },
    billingAddress: billing,
  });
  if (order.state !== 'new') insertInvoice(database, orderId, at);
  if (order.state === 'complete') insertShipment(database, orderId, order.tracking ?? null, at);
  for (const message of order.comments) insertComment(database, orderId, message, at);
}

/** Gives the demo customer a history. */
export function fillDemoOrders({ database, now }: SeedContext): void {
  const customer = findCustomerByEmail(database, DEMO_CUSTOMER.email);
  if (!customer) return;
  for (const order of DEMO_ORDERS) {
    fillOrder(database, customer, order, new Date(now().getTime() - order.daysAgo * DAY_MS).toISOString());
  }
}
