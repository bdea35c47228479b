import { decodeProductName, toIsoDateTime, type ResultOf } from '../commerce/index.ts';
import {
  getAddedFixedTaxes,
  parseEnteredValue,
  toCartAmount,
  toFixedTaxes,
  type FixedTax,
  type ShownOption,
  type TaxedLine,
} from '../cart/index.ts';
import type { GiftMessage } from '../gift-messages/index.ts';
import type { PostalAddress } from '../postal-address/index.ts';
import type { orderFields } from './order-fields.ts';

type OrderResponse = ResultOf<typeof orderFields>;
type OrderDates = Pick<OrderResponse, 'created_at' | 'order_date'>;
export type MoneyResponse = { value?: number | null; currency?: string | null } | null | undefined;

/** A line of an order. */
export interface OrderLine extends TaxedLine {
  id: string;
  name: string;
  sku: string;
  image: string | null;
  options: readonly ShownOption[];
  ordered: number;
  shipped: number;
  /** With tax; null where the backend only has the price of a piece. */
  total: MoneyResponse;
  /** Null where the backend only has the price of a piece. */
  totalExcludingTax: MoneyResponse;
  /** Of one piece, without tax; null where the total is known. */
  price: MoneyResponse;
  giftMessage: GiftMessage | null;
}

/** A line of an invoice, a parcel or a credit memo. */
export interface DocumentLine {
  id: string;
  name: string;
  quantity: number;
}

/** An invoice or a credit memo of an order. */
export interface OrderDocument {
  id: string;
  number: string;
  lines: readonly DocumentLine[];
  total: MoneyResponse;
}

/** A parcel of an order. */
export interface Shipment {
  id: string;
  number: string;
  lines: readonly DocumentLine[];
  /** Carrier with the number of the parcel there. */
  tracking: readonly { carrier: string; number: string }[];
}

/** One order, as its page shows it. */
export interface Order {
  uid: string;
  number: string;
  /** ISO date and time; a date where the time is not known. */
  date: string;
  /** Label in the language of the store view. */
  status: string;
  canReorder: boolean;
  /** Whether the customer can cancel it now; `maybe`: as far as the order tells, where the shop allows it at all. */
  canCancel: boolean | 'maybe';
  /** Number of pieces that are canceled or refunded. */
  canceledPieces: number;
  lines: readonly OrderLine[];
  shippingMethod: string;
  paymentMethod: string;
  /** Absent: the order has none. */
  shippingAddress?: PostalAddress | null | undefined;
  billingAddress?: PostalAddress | null | undefined;
  shipments: readonly Shipment[];
  invoices: readonly OrderDocument[];
  creditMemos: readonly OrderDocument[];
  giftMessage: GiftMessage | null;
  /** Each with an ISO date and time. */
  comments: readonly { message: string; date: string }[];
  subtotal: TaxedMoney;
  /** Fixed product taxes in the total and not in the subtotal. */
  fixedTaxes: readonly FixedTax[];
  discounts: readonly { label: string; amount: MoneyResponse }[];
  shipping: TaxedMoney;
  /** Taxes in the total, each by its name with its rate in per cent; null for the sum of taxes that have no names. */
  taxes: readonly { label: string | null; rate?: number; amount: MoneyResponse }[];
  total: MoneyResponse;
}

/** An amount with and without tax; undefined or null where the backend does not tell. */
export interface TaxedMoney {
  includingTax: MoneyResponse;
  excludingTax: MoneyResponse;
}

/**
 * Returns the moment of an order, or its day where the backend does not tell more.
 *
 * `created_at` is UTC in all releases of Magento. `order_date`, which Magento recommends, is UTC before 2.4.8 and the
 * store's time from then on.
 */
export const getOrderDate = ({ created_at: createdAt, order_date: date }: OrderDates): string =>
  createdAt ? toIsoDateTime(createdAt) : date.slice(0, 10);

/** Reads an order of the backend; what is missing is empty. */
export function toOrder(order: OrderResponse): Order {
  const { total } = order;
  const lines = present(order.items).map(toOrderLine);
  const handling = total?.shipping_handling;
  const shipping = {
    includingTax: handling?.amount_including_tax ?? total?.total_shipping,
    excludingTax: handling?.amount_excluding_tax ?? total?.total_shipping,
  };
  return {
    number: order.number,
    date: getOrderDate(order),
    status: order.status,
    uid: order.id,
    // The backend itself refuses a reorder that it does not take.
    canReorder: order.available_actions?.includes('REORDER') ?? true,
    canCancel: order.available_actions?.includes('CANCEL') ?? guessCanCancel(order),
    canceledPieces: countCanceledPieces(order),
    lines,
    shippingMethod: order.shipping_method ?? '',
    paymentMethod: present(order.payment_methods)
      .map(({ name }) => name)
      .join(', '),
    shippingAddress: order.shipping_address,
    billingAddress: order.billing_address,
    shipments: present(order.shipments).map(({ id, number, tracking, items }) => ({
      id,
      number,
      lines: toDocumentLines(items, 'quantity_shipped'),
      tracking: present(tracking).flatMap(({ title, number: parcel }) =>
        parcel ? [{ carrier: title, number: parcel }] : [],
      ),
    })),
    invoices: present(order.invoices).map(({ id, number, items, total: amounts }) => ({
      id,
      number,
      lines: toDocumentLines(items, 'quantity_invoiced'),
      total: amounts?.grand_total,
    })),
    creditMemos: present(order.credit_memos).map(({ id, number, items, total: amounts }) => ({
      id,
      number,
      lines: toDocumentLines(items, 'quantity_refunded'),
      total: amounts?.grand_total,
    })),
    giftMessage: order.gift_message ?? null,
    comments: present(order.comments).map(({ message, timestamp }) => ({ message, date: toIsoDateTime(timestamp) })),
    // Before 2.4.8 Magento only tells it without tax.
    subtotal: { includingTax: total?.subtotal_incl_tax, excludingTax: total?.subtotal_excl_tax ?? total?.subtotal },
    fixedTaxes: total?.subtotal_incl_tax === undefined ? [] : toAddedFixedTaxes(lines, total, shipping.includingTax),
    discounts: present(total?.discounts).map(({ label, amount }) => ({ label, amount })),
    shipping,
    taxes: toTaxes(total),
    total: total?.grand_total,
  };
}

/** Returns the number of pieces of an order that are canceled or refunded. A cancellation raises it. */
export const countCanceledPieces = ({ items }: Pick<OrderResponse, 'items'>): number =>
  present(items).reduce(
    (sum, { quantity_canceled: canceled, quantity_refunded: refunded }) => sum + (canceled ?? 0) + (refunded ?? 0),
    0,
  );

/**
 * Whether an order can be canceled whose actions the backend does not tell, as Magento before 2.4.8: nothing of it is
 * sent, refunded, canceled or, without a delivery, invoiced.
 */
function guessCanCancel({
  shipments,
  credit_memos,
  invoices,
  shipping_address,
  items,
}: OrderResponse): false | 'maybe' {
  const isDone =
    present(shipments).length > 0 ||
    present(credit_memos).length > 0 ||
    (shipping_address === null && invoices.length > 0) ||
    countCanceledPieces({ items }) > 0;
  return isDone ? false : 'maybe';
}

function toTaxes(total: OrderResponse['total']): Order['taxes'] {
  const named = present(total?.taxes).flatMap(({ title, rate, amount }) =>
    title ? [{ label: title, rate, amount }] : [],
  );
  return named.length > 0 ? named : [{ label: null, amount: total?.total_tax }];
}

function toAddedFixedTaxes(
  lines: readonly TaxedLine[],
  total: OrderResponse['total'],
  shipping: MoneyResponse,
): readonly FixedTax[] {
  const shippingAmount = toCartAmount(shipping);
  const toAmounts = (money: MoneyResponse) => {
    const amount = toCartAmount(money);
    return amount ? [{ amount }] : [];
  };
  return getAddedFixedTaxes({
    lines,
    subtotal: toCartAmount(total?.subtotal_incl_tax),
    subtotalExcludingTax: toCartAmount(total?.subtotal_excl_tax),
    discounts: present(total?.discounts).flatMap(({ amount }) => toAmounts(amount)),
    shipping: shippingAmount && {
      amount: shippingAmount,
      excludingTax: toCartAmount(total?.shipping_handling?.amount_excluding_tax),
    },
    taxes: toAmounts(total?.total_tax),
    total: toCartAmount(total?.grand_total),
  });
}

type DocumentItem<Quantity extends string> = {
  id: string;
  product_name: string | null;
  product_sku: string;
} & Readonly<Record<Quantity, number | null>>;

/** Reads the lines of an invoice, a parcel or a credit memo; what is not in it is left out. */
function toDocumentLines<Quantity extends string>(
  items: readonly (DocumentItem<Quantity> | null)[] | null | undefined,
  quantity: Quantity,
): DocumentLine[] {
  return present(items).flatMap((item) => {
    const pieces: number = item[quantity] ?? 0;
    const name = decodeProductName(item.product_name ?? item.product_sku);
    return pieces > 0 ? [{ id: item.id, name, quantity: pieces }] : [];
  });
}

type OrderLineResponse = NonNullable<NonNullable<OrderResponse['items']>[number]>;

/** What was chosen for a line; a link of a download has no label. */
function toChoices(item: OrderLineResponse): OrderLine['options'] {
  const parts = 'bundle_options' in item ? present(item.bundle_options) : [];
  const links = 'downloadable_links' in item ? present(item.downloadable_links) : [];
  return [
    ...present(item.selected_options),
    ...parts.flatMap(({ label, values }) =>
      present(values).map(({ product_name: name, quantity }) => ({
        label,
        value: decodeProductName(quantity === 1 ? name : `${quantity} × ${name}`),
      })),
    ),
    ...links.flatMap(({ title }) => (title ? [{ label: '', value: title }] : [])),
    ...present(item.entered_options).map(({ label, value }) => ({ label, ...parseEnteredValue(value) })),
  ];
}

function toOrderLine(item: OrderLineResponse): OrderLine {
  return {
    id: item.id,
    name: decodeProductName(item.product_name ?? item.product_sku),
    sku: item.product_sku,
    image: item.product?.thumbnail?.url ?? null,
    options: toChoices(item),
    ordered: item.quantity_ordered ?? 0,
    shipped: item.quantity_shipped ?? 0,
    total: item.prices?.row_total_including_tax,
    totalExcludingTax: item.prices?.row_total,
    price: item.prices === undefined ? item.product_sale_price : null,
    ...toFixedTaxes(item.prices?.fixed_product_taxes, item.quantity_ordered ?? 0),
    giftMessage: item.gift_message ?? null,
  };
}

/** The entries that are there. */
export function present<Value>(values: readonly (Value | null | undefined)[] | null | undefined): Value[] {
  return (values ?? []).filter((value): value is Value => value != null);
}
