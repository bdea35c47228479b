import { findBoughtProducts, getLinePrice } from '../cart/cart-line.ts';
import type { CartLine } from '../cart/cart-line.ts';
import { findCoupon } from '../cart/coupon-repository.ts';
import { computeTotals, discountedGoodsValue } from '../cart/totals.ts';
import { listAddresses } from '../customer/address-repository.ts';
import { findCustomerByEmail } from '../customer/customer-repository.ts';
import type { CustomerRecord } from '../customer/customer-repository.ts';
import { newSecret } from '../customer/session-tokens.ts';
import type { OptionScope } from '../catalog/product/purchase-options.ts';
import type { SeedContext } from '../module.ts';
import type { PriceScope } from '../money.ts';
import type { SeedCard, SeedOrder } from '../shop/account-seed.ts';
import type { Shop } from '../shop/shop.ts';
import { getWords } from '../words/get-words.ts';
import { insertCreditMemo } from './credit-memo-repository.ts';
import { insertComment, insertInvoice, insertShipment } from './fulfillment-repository.ts';
import { listOrderItems } from './order-parts-repository.ts';
import { listOrders } from './order-repository.ts';
import { CARD_METHOD, paymentTitle } from './payment-methods.ts';
import { findPickupPoint } from './pickup-points.ts';
import { listShippingMethods } from './shipping-methods.ts';
import { writeOrder } from './write-order.ts';
import type { OrderFacts } from './write-order.ts';

const DAY_MS = 86_400_000;

/** What an order is written for. */
interface Buyer {
  readonly customer: CustomerRecord;
  readonly card?: SeedCard | undefined;
}

function getScope({ storeViews: [storeView] }: Pick<Shop, 'storeViews'>): PriceScope {
  return { storeView, currency: storeView.displayCurrency };
}

/** Lines of the products that the shop still has. */
function findLines(scope: OptionScope, order: SeedOrder, at: string): CartLine[] {
  return order.items.flatMap(({ sku, parentSku, quantity }, index) => {
    const choice = '';
    const products = findBoughtProducts(scope, { sku, parent_sku: parentSku ?? '', choice });
    if (!products) return [];
    const item = {
      id: index,
      cart_id: 0,
      sku,
      parent_sku: parentSku ?? '',
      choice,
      quantity,
      created_at: at,
      updated_at: at,
    };
    return [{ item, ...products, available: quantity }];
  });
}

function paymentDetails({ paymentMethod }: SeedOrder, card: SeedCard | undefined, { storeView }: PriceScope): string {
  if (paymentMethod !== CARD_METHOD || !card) return '[]';
  return JSON.stringify([{ name: getWords(storeView, 'labels').cardNumber, value: `•••• ${card.maskedCC}` }]);
}

function toFacts(
  { customer, card }: Buyer,
  order: SeedOrder,
  carrier: [string, string],
  at: string,
  scope: PriceScope,
): OrderFacts {
  const { storeView, currency } = scope;
  return {
    cart_id: null,
    customer_id: customer.id,
    store_code: storeView.code,
    currency,
    state: order.state,
    email: customer.email,
    firstname: customer.firstname,
    lastname: customer.lastname,
    carrier_code: order.carrierCode,
    carrier_title: carrier[0],
    method_title: carrier[1],
    pickup_location_code: order.pickupPoint ?? null,
    payment_method: order.paymentMethod,
    payment_title: paymentTitle(order.paymentMethod, storeView),
    payment_details: paymentDetails(order, card, scope),
    purchase_order_number: null,
    token: newSecret(),
    created_at: at,
    updated_at: at,
  };
}

/** Writes an order of a customer with an address, as if it had been placed at a point in time. */
export function fillOrder(
  context: Pick<SeedContext, 'database' | 'shop'>,
  buyer: Buyer,
  order: SeedOrder,
  at: string,
): void {
  const { database, shop } = context;
  const scope = getScope(shop);
  const lines = findLines({ database, shop, storeView: scope.storeView }, order, at);
  const [address, billing = address] = listAddresses(database, buyer.customer.id);
  if (lines.length === 0 || !address || !billing) return;
  const prices = lines.map((line) => getLinePrice(line, { ...scope, shop }));
  const coupon = order.couponCode === undefined ? null : (findCoupon(database, order.couponCode) ?? null);
  const method = listShippingMethods({
    countryCode: address.country_code,
    goodsValue: discountedGoodsValue(prices, coupon),
    isFree: false,
    scope,
  }).find(({ carrierCode }) => carrierCode === order.carrierCode);
  if (!method) return;
  const point =
    order.pickupPoint === undefined
      ? undefined
      : findPickupPoint(context, order.carrierCode, order.pickupPoint, scope.storeView);
  const carrier: [string, string] = [method.carrierTitle, point?.name ?? method.methodTitle ?? ''];
  const orderId = writeOrder(database, {
    storeView: scope.storeView,
    facts: toFacts(buyer, order, carrier, at, scope),
    totals: computeTotals(prices, coupon, method.price, scope.storeView.settings.tax),
    lines,
    shippingAddress: { ...address, ...point?.address, custom_attributes: {} },
    billingAddress: { ...billing, custom_attributes: {} },
  });
  if (order.state !== 'new') insertInvoice(database, orderId, at);
  if (order.state === 'complete') insertShipment(database, orderId, order.tracking ?? null, at);
  const refunded = listOrderItems(database, orderId).flatMap(({ id, sku }) => {
    const found = order.refunded?.find((item) => item.sku === sku);
    return found ? [{ item_id: id, quantity: found.quantity }] : [];
  });
  if (refunded.length > 0) insertCreditMemo(database, orderId, refunded, at);
  for (const message of order.comments ?? []) insertComment(database, orderId, message, at);
}

/** Writes the past orders of the shop's accounts. Accounts that have orders already keep theirs. */
export function fillOrders(context: SeedContext): void {
  const { database, shop, now } = context;
  for (const { email, card, orders = [] } of shop.accounts ?? []) {
    const customer = findCustomerByEmail(database, email);
    if (!customer || listOrders(database, customer.id).length > 0) continue;
    for (const order of orders) {
      const { placed } = order;
      const at = 'at' in placed ? placed.at : new Date(now().getTime() - placed.daysAgo * DAY_MS).toISOString();
      fillOrder(context, { customer, card }, order, at);
    }
  }
}
