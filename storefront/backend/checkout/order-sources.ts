import { getDiscounts } from '../cart/price-sources.ts';
import type { ChosenOption } from '../cart/configuration.ts';
import { withoutTax } from '../cart/tax.ts';
import { getRowPrice } from '../cart/totals.ts';
import { streetLines } from '../customer/postal-address.ts';
import type { OrderAddress } from './order-parts-repository.ts';
import { findGiftMessage } from '../gift-message/gift-message-repository.ts';
import { inBaseCurrency, toMoney } from '../money.ts';
import type { Hundredths, Money } from '../money.ts';
import type { RequestContext } from '../request-context.ts';
import { encodeUid } from '../uid.ts';
import { getRefundedQuantity } from './credit-memo-repository.ts';
import { findShownProduct, getChosenOptions } from './order-item-options.ts';
import { readOptions } from './order-json.ts';
import { getOrderItemChoice, listOrderItemFixedTaxes, listOrderTaxes } from './order-parts-repository.ts';
import type { OrderItemRecord } from './order-parts-repository.ts';
import type { OrderRecord } from './order-repository.ts';

/** Source of OrderAddress. */
export function orderAddressSource(address: OrderAddress | undefined): Record<string, unknown> | null {
  return address ? { ...address, street: streetLines(address.street) } : null;
}

/** The coupon of an order, as the discounts name it. */
export function getCoupon({
  coupon_code: code,
  coupon_label: label,
}: OrderRecord): { code: string; label: string } | null {
  return code === null ? null : { code, label: label ?? code };
}

/** What the shopper paid in the base currency; as it is where no store view has the order's currency any more. */
function baseGrandTotal({ storeViews }: RequestContext, { grand_total, currency }: OrderRecord): Money {
  const storeView = storeViews.find(({ exchangeRates }) => currency in exchangeRates);
  return storeView
    ? toMoney(inBaseCurrency(grand_total, { storeView, currency }), { currency: storeView.baseCurrency })
    : toMoney(grand_total, { currency });
}

/** Source of OrderTotal and InvoiceTotal. */
export function orderTotalSource(context: RequestContext, order: OrderRecord): Record<string, unknown> {
  const money = (amount: Hundredths) => toMoney(amount, order);
  const taxes = listOrderTaxes(context.database, order.id).map(({ percent, label, amount }) => ({
    title: label,
    rate: percent,
    amount: money(amount),
  }));
  const { tax } = context.storeView.settings;
  const shippingTax = order.shipping_gross - order.shipping_net;
  return {
    base_grand_total: baseGrandTotal(context, order),
    grand_total: money(order.grand_total),
    subtotal: money(order.subtotal_net),
    subtotal_excl_tax: money(order.subtotal_net),
    subtotal_incl_tax: money(order.subtotal_gross),
    total_shipping: money(order.shipping_gross),
    total_tax: money(order.tax_total),
    taxes,
    discounts: getDiscounts(order, order.discount, getCoupon(order)),
    shipping_handling: {
      total_amount: money(order.shipping_gross),
      amount_including_tax: money(order.shipping_gross),
      amount_excluding_tax: money(order.shipping_net),
      discounts: [],
      taxes:
        shippingTax === 0
          ? []
          : [{ title: `${tax.name} ${tax.shippingPercent}%`, rate: tax.shippingPercent, amount: money(shippingTax) }],
    },
  };
}

/** How far an order has come. */
export interface Progress {
  isInvoiced: boolean;
  isShipped: boolean;
}

function itemStatus(order: OrderRecord, { isInvoiced, isShipped }: Progress): string {
  if (order.state === 'canceled') return 'Canceled';
  if (isShipped) return 'Shipped';
  return isInvoiced ? 'Invoiced' : 'Ordered';
}

const typenames = new Map([
  ['bundle', 'BundleOrderItem'],
  ['downloadable', 'DownloadableOrderItem'],
]);

function bundleSource({ id, uid, label, values }: ChosenOption, money: (amount: Hundredths) => Money) {
  return {
    ...{ id, uid, label },
    values: values.map((value) => ({
      ...{ id: value.id, uid: value.uid, product_name: value.label, quantity: value.quantity },
      product_sku: value.product?.sku ?? '',
      price: money(value.price.price ?? 0),
    })),
  };
}

/** Source of OrderItemInterface. */
export function orderItemSource(
  context: RequestContext,
  order: OrderRecord,
  item: OrderItemRecord,
  progress: Progress,
): Record<string, unknown> {
  const money = (amount: Hundredths) => toMoney(amount, order);
  const net = (amount: Hundredths) => money(withoutTax(amount, item.tax_percent));
  const discounts = getDiscounts(order, item.discount, getCoupon(order));
  const regularRow = getRowPrice(item.regular_price, item.quantity);
  const { type } = getOrderItemChoice(context.database, item);
  const product = findShownProduct(context.database, item);
  const chosen = getChosenOptions(context, item);
  const options = readOptions(item.options);
  const isShipped = progress.isShipped && type !== 'virtual' && type !== 'downloadable';
  return {
    __typename: typenames.get(type) ?? 'OrderItem',
    id: encodeUid(item.id),
    product,
    product_name: item.name,
    product_sku: item.sku,
    product_url_key: item.url_key,
    product_type: type,
    // Magento has the price of the order's line here, which is without tax.
    product_sale_price: net(item.unit_price),
    selected_options: options.filter(({ isEntered }) => !isEntered),
    entered_options: options.filter(({ isEntered }) => isEntered),
    gift_message: findGiftMessage(context.database, 'orderItem', item.id),
    parent_sku: null,
    bundle_options: chosen.filter(({ source }) => source === 'bundle').map((option) => bundleSource(option, money)),
    downloadable_links: chosen
      .filter(({ source }) => source === 'link')
      .flatMap(({ values }) => values.map(({ uid, label }, index) => ({ uid, title: label, sort_order: index + 1 }))),
    status: itemStatus(order, progress),
    quantity_ordered: item.quantity,
    quantity_invoiced: progress.isInvoiced ? item.quantity : 0,
    quantity_shipped: isShipped ? item.quantity : 0,
    quantity_canceled: order.state === 'canceled' ? item.quantity : 0,
    quantity_refunded: getRefundedQuantity(context.database, item.id),
    quantity_returned: 0,
    discounts,
    prices: {
      price: net(item.unit_price),
      price_including_tax: money(item.unit_price),
      original_price: net(item.regular_price),
      original_price_including_tax: money(item.regular_price),
      row_total: money(item.row_net),
      row_total_including_tax: money(item.row_gross),
      original_row_total: net(regularRow),
      original_row_total_including_tax: money(regularRow),
      total_item_discount: money(item.discount),
      discounts,
      fixed_product_taxes: listOrderItemFixedTaxes(context.database, item.id).map(({ label, amount }) => ({
        label,
        amount: money(amount),
      })),
    },
  };
}
