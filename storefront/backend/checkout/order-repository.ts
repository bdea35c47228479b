import { integer, nullable, oneOf, rowOf, text } from '../database/index.ts';
import type { ColumnReader, Database, SqlValue } from '../database/index.ts';
import { POSTAL_NAMES, POSTAL_PLACEHOLDERS, postalColumns, postalParameters } from '../customer/postal-address.ts';
import type { PostalAddress } from '../customer/postal-address.ts';
import { ORDER_STATES } from './order-status.ts';
import type { OrderState } from './order-status.ts';

/** An order without its lines and addresses. Amounts are grosze. */
export interface OrderRecord {
  id: number;
  /** Nine digits. */
  number: string;
  /** Null for orders that did not come from a cart of this shop. */
  cart_id: number | null;
  /** Null for a guest's order. */
  customer_id: number | null;
  store_code: string;
  state: OrderState;
  email: string;
  firstname: string;
  lastname: string;
  coupon_code: string | null;
  coupon_label: string | null;
  carrier_code: string;
  carrier_title: string;
  method_title: string;
  pickup_location_code: string | null;
  payment_method: string;
  payment_title: string;
  /** JSON list of {name, value}. */
  payment_details: string;
  purchase_order_number: string | null;
  subtotal_gross: number;
  subtotal_net: number;
  discount: number;
  shipping_gross: number;
  shipping_net: number;
  tax_total: number;
  grand_total: number;
  /** For guestOrderByToken. */
  token: string;
  created_at: string;
  updated_at: string;
}

const orderColumns: { [Name in keyof OrderRecord]: ColumnReader<OrderRecord[Name]> } = {
  id: integer,
  number: text,
  cart_id: nullable(integer),
  customer_id: nullable(integer),
  store_code: text,
  state: oneOf(...ORDER_STATES),
  email: text,
  firstname: text,
  lastname: text,
  coupon_code: nullable(text),
  coupon_label: nullable(text),
  carrier_code: text,
  carrier_title: text,
  method_title: text,
  pickup_location_code: nullable(text),
  payment_method: text,
  payment_title: text,
  payment_details: text,
  purchase_order_number: nullable(text),
  subtotal_gross: integer,
  subtotal_net: integer,
  discount: integer,
  shipping_gross: integer,
  shipping_net: integer,
  tax_total: integer,
  grand_total: integer,
  token: text,
  created_at: text,
  updated_at: text,
};

const orderRow = rowOf<OrderRecord>(orderColumns);

/** A line of an order, as it was bought. */
export interface OrderItemRecord {
  id: number;
  order_id: number;
  sku: string;
  parent_sku: string;
  name: string;
  url_key: string;
  /** JSON list of {label, value}. */
  options: string;
  quantity: number;
  regular_price: number;
  unit_price: number;
  tax_percent: number;
  row_gross: number;
  row_net: number;
  discount: number;
  tax: number;
}

const itemColumns: { [Name in keyof OrderItemRecord]: ColumnReader<OrderItemRecord[Name]> } = {
  id: integer,
  order_id: integer,
  sku: text,
  parent_sku: text,
  name: text,
  url_key: text,
  options: text,
  quantity: integer,
  regular_price: integer,
  unit_price: integer,
  tax_percent: integer,
  row_gross: integer,
  row_net: integer,
  discount: integer,
  tax: integer,
};

const itemRow = rowOf<OrderItemRecord>(itemColumns);

/** A tax of an order. */
export interface OrderTaxRecord {
  percent: number;
  label: string;
  amount: number;
}

const taxRow = rowOf<OrderTaxRecord>({ percent: integer, label: text, amount: integer });
const postalRow = rowOf<PostalAddress>(postalColumns);

function pickColumns(record: object, names: readonly string[]): Record<string, SqlValue> {
  return Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, SqlValue] => names.includes(entry[0])),
  );
}

function insertInto(database: Database, table: string, record: object, names: readonly string[]): number {
  const placeholders = names.map((name) => `:${name}`);
  return database.run(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${placeholders.join(', ')})`,
    pickColumns(record, names),
  ).lastInsertRowid;
}

const ORDER_NAMES = Object.keys(orderColumns).filter((name) => name !== 'id' && name !== 'number');
const ITEM_NAMES = Object.keys(itemColumns).filter((name) => name !== 'id');

/** Adds an order and gives it the next number. Returns its id. */
export function insertOrder(database: Database, order: Omit<OrderRecord, 'id' | 'number'>): number {
  const id = insertInto(database, 'sales_order', order, ORDER_NAMES);
  database.run('UPDATE sales_order SET number = ? WHERE id = ?', [String(id).padStart(9, '0'), id]);
  return id;
}

/** Adds a line to an order. */
export function insertOrderItem(database: Database, item: Omit<OrderItemRecord, 'id'>): void {
  insertInto(database, 'sales_order_item', item, ITEM_NAMES);
}

/** Adds a tax to an order. */
export function insertOrderTax(database: Database, orderId: number, tax: OrderTaxRecord): void {
  database.run('INSERT INTO sales_order_tax (order_id, percent, label, amount) VALUES (?, ?, ?, ?)', [
    orderId,
    tax.percent,
    tax.label,
    tax.amount,
  ]);
}

/** Adds an address to an order. */
export function insertOrderAddress(
  database: Database,
  orderId: number,
  kind: 'shipping' | 'billing',
  address: PostalAddress,
): void {
  database.run(
    `INSERT INTO sales_order_address (order_id, kind, ${POSTAL_NAMES})
     VALUES (:order_id, :kind, ${POSTAL_PLACEHOLDERS})`,
    { ...postalParameters(address), order_id: orderId, kind },
  );
}

/** The order with this value in a unique column, or undefined. */
export function findOrder(
  database: Database,
  by: 'id' | 'number' | 'token' | 'cart_id',
  value: number | string,
): OrderRecord | undefined {
  return database.get(orderRow, `SELECT * FROM sales_order WHERE ${by} = ?`, [value]);
}

/** The customer's orders, newest first. */
export function listOrders(database: Database, customerId: number): OrderRecord[] {
  return database.all(orderRow, 'SELECT * FROM sales_order WHERE customer_id = ? ORDER BY created_at DESC, id DESC', [
    customerId,
  ]);
}

/** Lines of an order. */
export function listOrderItems(database: Database, orderId: number): OrderItemRecord[] {
  return database.all(itemRow, 'SELECT * FROM sales_order_item WHERE order_id = ? ORDER BY id', [orderId]);
}

/** Taxes of an order, lower rates first. */
export function listOrderTaxes(database: Database, orderId: number): OrderTaxRecord[] {
  return database.all(taxRow, 'SELECT percent, label, amount FROM sales_order_tax WHERE order_id = ? ORDER BY percent', [
    orderId,
  ]);
}

/** An address of an order, or undefined. */
export function findOrderAddress(
  database: Database,
  orderId: number,
  kind: 'shipping' | 'billing',
): PostalAddress | undefined {
  return database.get(postalRow, 'SELECT * FROM sales_order_address WHERE order_id = ? AND kind = ?', [orderId, kind]);
}
