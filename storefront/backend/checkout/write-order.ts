import type { CartLine } from '../cart/cart-line.ts';
import type { CartTotals } from '../cart/totals.ts';
import { getTypeId } from '../catalog/index.ts';
import type { Product } from '../catalog/index.ts';
import { getProductTexts } from '../catalog/product/product-texts.ts';
import { getOptionLabels } from '../catalog/product/variants.ts';
import type { Database } from '../database/index.ts';
import type { StoreView } from '../store/store-view.ts';
import { insertOrderAddress, insertOrderItem, insertOrderTax } from './order-parts-repository.ts';
import type { OrderAddress } from './order-parts-repository.ts';
import type { OrderItemRecord } from './order-parts-repository.ts';
import { insertOrder } from './order-repository.ts';
import type { OrderRecord } from './order-repository.ts';

/** The amounts of an order, which follow from its totals. */
type Amounts =
  | 'coupon_code'
  | 'coupon_label'
  | 'subtotal_gross'
  | 'subtotal_net'
  | 'discount'
  | 'shipping_gross'
  | 'shipping_net'
  | 'tax_total'
  | 'grand_total';

/** What an order says besides its amounts. */
export type OrderFacts = Omit<OrderRecord, 'id' | 'number' | Amounts>;

/** An order before it is written down. Lines and the lines of the totals stand in the same order. */
interface OrderDraft {
  /** Where it is placed; its lines are written in this view's language. */
  storeView: StoreView;
  facts: OrderFacts;
  totals: CartTotals;
  lines: readonly CartLine[];
  /** Null when nothing is shipped. */
  shippingAddress: OrderAddress | null;
  billingAddress: OrderAddress;
  /** Delivered with it and costs nothing. */
  freeGift?: Product | undefined;
}

function toOrderAmounts(totals: CartTotals): Pick<OrderRecord, Amounts> {
  return {
    coupon_code: totals.coupon?.code ?? null,
    coupon_label: totals.coupon?.label ?? null,
    subtotal_gross: totals.subtotalGross,
    subtotal_net: totals.subtotalNet,
    discount: totals.discount,
    shipping_gross: totals.shippingGross,
    shipping_net: totals.shippingNet,
    tax_total: totals.taxTotal,
    grand_total: totals.grandTotal,
  };
}

/** Writes an order with its lines, taxes and addresses. Returns its id. Call within a transaction. */
export function writeOrder(database: Database, draft: OrderDraft): number {
  const { facts, totals, lines, storeView } = draft;
  const orderId = insertOrder(database, { ...facts, ...toOrderAmounts(totals) });
  if (draft.shippingAddress) insertOrderAddress(database, orderId, 'shipping', draft.shippingAddress);
  insertOrderAddress(database, orderId, 'billing', draft.billingAddress);
  for (const tax of totals.taxes) insertOrderTax(database, orderId, tax);
  for (const [index, line] of totals.lines.entries()) {
    const products = lines[index];
    if (!products) throw new RangeError('An order has a total for every line.');
    const { product, bought, item } = products;
    const record = {
      order_id: orderId,
      sku: bought.sku,
      parent_sku: product.id === bought.id ? '' : product.sku,
      name: getProductTexts(product, { database, storeView }).name,
      url_key: product.urlKey,
      options: JSON.stringify(toOrderOptions(products, storeView)),
      quantity: line.quantity,
      regular_price: line.regularPrice,
      unit_price: line.unitPrice,
      tax_percent: line.taxPercent,
      row_gross: line.rowGross,
      row_net: line.rowNet,
      discount: line.discount,
      tax: line.tax,
    };
    insertOrderItem(database, record, { type: getTypeId(product), choice: item.choice }, line.fixedTaxes);
  }
  if (draft.freeGift)
    insertOrderItem(
      database,
      giftItem(orderId, draft.freeGift, {
        name: getProductTexts(draft.freeGift, { database, storeView }).name,
        tax_percent: storeView.settings.tax.goodsPercent,
      }),
    );
  return orderId;
}

/** Choices as an order keeps them; those of bundles and links follow from what was chosen. */
export function toOrderOptions(
  { options, configuration }: Pick<CartLine, 'options' | 'configuration'>,
  storeView: StoreView,
): { label: string; value: string; isEntered?: true }[] {
  const custom = configuration.options.filter(({ source }) => source === 'custom');
  return [
    ...options.map((option) => {
      const { attribute, value } = getOptionLabels(option, storeView);
      return { label: attribute, value };
    }),
    ...custom.map(({ label, type, values }) => ({
      label,
      value: values.map((value) => value.label).join(', '),
      ...(!['drop_down', 'radio', 'checkbox', 'multiple'].includes(type) && { isEntered: true as const }),
    })),
  ];
}

function giftItem(
  orderId: number,
  { sku, urlKey }: Product,
  facts: Pick<OrderItemRecord, 'name' | 'tax_percent'>,
): Omit<OrderItemRecord, 'id'> {
  const amounts = { regular_price: 0, unit_price: 0, row_gross: 0, row_net: 0, discount: 0, tax: 0 };
  return {
    order_id: orderId,
    sku,
    parent_sku: '',
    ...facts,
    url_key: urlKey,
    options: '[]',
    quantity: 1,
    ...amounts,
  };
}
