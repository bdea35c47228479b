import { flag, integer, nullable, defineRow, text } from '../database/index.ts';
import type { Database } from '../database/index.ts';

/** A cart without its lines and addresses. */
export interface CartRecord {
  id: number;
  /** The id that clients know: 32 letters and digits. */
  masked_id: string;
  /** Null for a guest's cart. */
  customer_id: number | null;
  store_code: string;
  is_active: boolean;
  /** Of a guest; a customer's is the account's. */
  email: string | null;
  coupon_code: string | null;
  carrier_code: string | null;
  method_code: string | null;
  payment_method: string | null;
  purchase_order_number: string | null;
  /** What the payment method needs to charge, as JSON. */
  payment_data: string | null;
}

const cartRow = defineRow<CartRecord>({
  id: integer,
  masked_id: text,
  customer_id: nullable(integer),
  store_code: text,
  is_active: flag,
  email: nullable(text),
  coupon_code: nullable(text),
  carrier_code: nullable(text),
  method_code: nullable(text),
  payment_method: nullable(text),
  purchase_order_number: nullable(text),
  payment_data: nullable(text),
});

/** The cart with this masked id, active or not. */
export function findCart(database: Database, maskedId: string): CartRecord | undefined {
  return database.get(cartRow, 'SELECT * FROM cart WHERE masked_id = ?', [maskedId]);
}

/** A cart by its own id; undefined for an unknown one. */
export function findCartById(database: Database, id: number): CartRecord | undefined {
  return database.get(cartRow, 'SELECT * FROM cart WHERE id = ?', [id]);
}

/** The customer's active cart. */
export function findActiveCart(database: Database, customerId: number): CartRecord | undefined {
  return database.get(cartRow, 'SELECT * FROM cart WHERE is_active = 1 AND customer_id = ?', [customerId]);
}

/** Adds an empty cart. */
export function insertCart(
  database: Database,
  cart: Pick<CartRecord, 'masked_id' | 'customer_id' | 'store_code'>,
  at: string,
): void {
  database.run('INSERT INTO cart (masked_id, customer_id, store_code, created_at, updated_at) VALUES (?, ?, ?, ?, ?)', [
    cart.masked_id,
    cart.customer_id,
    cart.store_code,
    at,
    at,
  ]);
}

/** Columns of a cart that checkout steps fill in. */
type CartChanges = Partial<Omit<CartRecord, 'id' | 'masked_id' | 'is_active'>>;

const CHANGEABLE = [
  'customer_id',
  'store_code',
  'email',
  'coupon_code',
  'carrier_code',
  'method_code',
  'payment_method',
  'purchase_order_number',
  'payment_data',
] as const satisfies readonly (keyof CartChanges)[];

/** Changes some columns and notes the time. */
export function updateCart(database: Database, cartId: number, changes: CartChanges, at: string): void {
  const names = CHANGEABLE.filter((name) => changes[name] !== undefined);
  const assignments = names.map((name) => `${name} = ?, `).join('');
  const values = names.map((name) => changes[name] ?? null);
  database.run(`UPDATE cart SET ${assignments}updated_at = ? WHERE id = ?`, [...values, at, cartId]);
}

/** Closes a cart that was ordered or merged. Answers false when it was closed already. */
export function deactivateCart(database: Database, cartId: number, at: string): boolean {
  return (
    database.run('UPDATE cart SET is_active = 0, updated_at = ? WHERE id = ? AND is_active = 1', [at, cartId])
      .changes === 1
  );
}

/** Forgets active carts that nobody has touched since then. */
export function deleteOutdatedCarts(database: Database, untouchedSince: string): void {
  database.run('DELETE FROM cart WHERE is_active = 1 AND updated_at < ?', [untouchedSince]);
}

/** Forgets all active carts: a fault for tests of lost carts. */
export function deleteActiveCarts(database: Database): void {
  database.run('DELETE FROM cart WHERE is_active = 1');
}
