import { integer, nullable, oneOf, defineRow, text } from '../database/index.ts';
import type { ColumnReader, Database } from '../database/index.ts';
import { insertRow } from './insert-row.ts';
import { ORDER_STATES } from './order-state.ts';
import type { OrderState } from './order-state.ts';

/** An order without its lines and addresses. Amounts are hundredths of its currency. */
export interface OrderRecord {
  id: number;
  /** Nine digits here; a merchant's may have a prefix, or ten digits in a second store. */
  number: string;
  /** Null for orders that did not come from a cart of this shop. */
  cart_id: number | null;
  /** Null for a guest's order. */
  customer_id: number | null;
  store_code: string;
  /** Of its amounts, e.g. `EUR`. */
  currency: string;
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
  currency: text,
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

const orderRow = defineRow<OrderRecord>(orderColumns);

const ORDER_NAMES = Object.keys(orderColumns).filter((name) => !['id', 'number', 'currency'].includes(name));

const SELECT_ORDER = `
  SELECT sales_order.*, sales_order_currency.currency
  FROM sales_order JOIN sales_order_currency ON sales_order_currency.order_id = sales_order.id`;

/** Adds an order and gives it the next number. Returns its id. */
export function insertOrder(database: Database, order: Omit<OrderRecord, 'id' | 'number'>): number {
  const { currency } = order;
  const id = insertRow(database, 'sales_order', order, ORDER_NAMES);
  database.run('INSERT INTO sales_order_currency (order_id, currency) VALUES (?, ?)', [id, currency]);
  database.run('UPDATE sales_order SET number = ? WHERE id = ?', [String(id).padStart(9, '0'), id]);
  return id;
}

/** The order with this value in a unique column, or undefined. */
export function findOrder(
  database: Database,
  by: 'id' | 'number' | 'token' | 'cart_id',
  value: number | string,
): OrderRecord | undefined {
  return database.get(orderRow, `${SELECT_ORDER} WHERE sales_order.${by} = ?`, [value]);
}

/** The customer's orders of all store views, oldest first. */
export function listOrders(database: Database, customerId: number): OrderRecord[] {
  return database.all(orderRow, `${SELECT_ORDER} WHERE customer_id = ? ORDER BY sales_order.id`, [customerId]);
}
