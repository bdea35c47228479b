import { defineRow, text } from '../database/index.ts';
import type { Database } from '../database/index.ts';

/** Values of attributes by code, as Magento keeps them: the ids of options are separated by commas. */
export type StoredValues = Readonly<Record<string, string>>;

const tables = {
  customer: { name: 'customer_attribute', owner: 'customer_id' },
  address: { name: 'customer_address_attribute', owner: 'address_id' },
  cartAddress: { name: 'cart_address_attribute', owner: 'address_id' },
  orderShipping: { name: 'sales_order_shipping_attribute', owner: 'order_id' },
  orderBilling: { name: 'sales_order_billing_attribute', owner: 'order_id' },
} as const;

/** What has values of attributes. */
type AttributeOwner = keyof typeof tables;

const valueRow = defineRow<{ code: string; value: string }>({ code: text, value: text });

/** The values that an account, or an address of a customer, cart or order, has. */
export function findAttributeValues(database: Database, owner: AttributeOwner, id: number): StoredValues {
  const { name, owner: column } = tables[owner];
  const rows = database.all(valueRow, `SELECT code, value FROM ${name} WHERE ${column} = ?`, [id]);
  return Object.fromEntries(rows.map(({ code, value }) => [code, value]));
}

/** Replaces the values of an account, or of an address of a customer, cart or order. */
export function saveAttributeValues(database: Database, owner: AttributeOwner, id: number, values: StoredValues): void {
  const { name, owner: column } = tables[owner];
  database.run(`DELETE FROM ${name} WHERE ${column} = ?`, [id]);
  for (const [code, value] of Object.entries(values))
    database.run(`INSERT INTO ${name} (${column}, code, value) VALUES (?, ?, ?)`, [id, code, value]);
}
