import { integer, defineRow, real, text } from '../database/index.ts';
import type { ColumnReader, Database } from '../database/index.ts';
import { findAttributeValues, saveAttributeValues } from '../customer/custom-attribute-repository.ts';
import type { StoredValues } from '../customer/custom-attribute-repository.ts';
import { POSTAL_NAMES, POSTAL_PLACEHOLDERS, postalColumns, postalParameters } from '../customer/postal-address.ts';
import type { PostalAddress } from '../customer/postal-address.ts';
import { insertRow } from './insert-row.ts';

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
  quantity: real,
  regular_price: integer,
  unit_price: integer,
  tax_percent: real,
  row_gross: integer,
  row_net: integer,
  discount: integer,
  tax: integer,
};

const itemRow = defineRow<OrderItemRecord>(itemColumns);

/** The type of the product of a line that has options or is not simple, and what was chosen (see `writeChoice`). */
export interface OrderItemChoice {
  type: string;
  choice: string;
}

const choiceRow = defineRow<OrderItemChoice>({ type: text, choice: text });

/** A tax of an order. */
interface OrderTaxRecord {
  percent: number;
  label: string;
  amount: number;
}

const taxRow = defineRow<OrderTaxRecord>({ percent: real, label: text, amount: integer });
const postalRow = defineRow<PostalAddress>(postalColumns);

const ITEM_NAMES = Object.keys(itemColumns).filter((name) => name !== 'id');

interface FixedTaxRecord {
  label: string;
  amount: number;
}

const fixedTaxRow = defineRow<FixedTaxRecord>({ label: text, amount: integer });

/**
 * Adds a line to an order.
 *
 * @param fixedTaxes of one piece
 */
export function insertOrderItem(
  database: Database,
  item: Omit<OrderItemRecord, 'id'>,
  { type, choice }: OrderItemChoice = { type: 'simple', choice: '' },
  fixedTaxes: readonly FixedTaxRecord[] = [],
): void {
  const id = insertRow(database, 'sales_order_item', item, ITEM_NAMES);
  for (const { label, amount } of fixedTaxes)
    database.run('INSERT INTO sales_order_item_fixed_tax (item_id, label, amount) VALUES (?, ?, ?)', [
      id,
      label,
      amount,
    ]);
  if (type === 'simple' && choice === '') return;
  database.run('INSERT INTO sales_order_item_choice (item_id, type, choice) VALUES (?, ?, ?)', [id, type, choice]);
}

/** What was chosen in a line; a simple product without options by default. */
export function getOrderItemChoice(database: Database, { id, parent_sku }: OrderItemRecord): OrderItemChoice {
  const known = database.get(choiceRow, 'SELECT type, choice FROM sales_order_item_choice WHERE item_id = ?', [id]);
  return known ?? { type: parent_sku === '' ? 'simple' : 'configurable', choice: '' };
}

/** Fixed product taxes of one piece of a line. */
export function listOrderItemFixedTaxes(database: Database, itemId: number): FixedTaxRecord[] {
  return database.all(fixedTaxRow, 'SELECT label, amount FROM sales_order_item_fixed_tax WHERE item_id = ?', [itemId]);
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

/** An address of an order. */
export interface OrderAddress extends PostalAddress {
  /** Values of the merchant's attributes; always empty in Magento Open Source. */
  custom_attributes: StoredValues;
}

const attributeOwners = { shipping: 'orderShipping', billing: 'orderBilling' } as const;

/** Adds an address to an order. */
export function insertOrderAddress(
  database: Database,
  orderId: number,
  kind: 'shipping' | 'billing',
  address: OrderAddress,
): void {
  database.run(
    `INSERT INTO sales_order_address (order_id, kind, ${POSTAL_NAMES})
     VALUES (:order_id, :kind, ${POSTAL_PLACEHOLDERS})`,
    { ...postalParameters(address), order_id: orderId, kind },
  );
  saveAttributeValues(database, attributeOwners[kind], orderId, address.custom_attributes);
}

/** Lines of an order. */
export function listOrderItems(database: Database, orderId: number): OrderItemRecord[] {
  return database.all(itemRow, 'SELECT * FROM sales_order_item WHERE order_id = ? ORDER BY id', [orderId]);
}

/** Taxes of an order, lower rates first. */
export function listOrderTaxes(database: Database, orderId: number): OrderTaxRecord[] {
  return database.all(
    taxRow,
    'SELECT percent, label, amount FROM sales_order_tax WHERE order_id = ? ORDER BY percent',
    [orderId],
  );
}

/** An address of an order, or undefined. */
export function findOrderAddress(
  database: Database,
  orderId: number,
  kind: 'shipping' | 'billing',
): OrderAddress | undefined {
  const row = database.get(postalRow, 'SELECT * FROM sales_order_address WHERE order_id = ? AND kind = ?', [
    orderId,
    kind,
  ]);
  return row && { ...row, custom_attributes: findAttributeValues(database, attributeOwners[kind], orderId) };
}
