import { column, defineRow, integer, oneOf, text } from '../database/index.ts';
import type { Database } from '../database/index.ts';

/** Kinds of what customers hold: store credit in hundredths of the base currency, reward points in whole points. */
export const creditKinds = ['storeCredit', 'rewardPoints'] as const;

export type CreditKind = (typeof creditKinds)[number];

/** Why a balance changed. */
export type CreditReason = 'granted' | 'spent' | 'returned';

/** A change of a balance. */
export interface CreditChange {
  readonly reason: CreditReason;
  /** Negative for what was spent. */
  readonly amount: number;
  /** Balance after the change. */
  readonly balance: number;
  readonly created_at: string;
}

/** Balances with their history, and which of them carts and orders use. */
export const CREDIT_SQL = `
CREATE TABLE IF NOT EXISTS credit_change (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('storeCredit', 'rewardPoints')),
  reason TEXT NOT NULL CHECK (reason IN ('granted', 'spent', 'returned')),
  amount INTEGER NOT NULL,
  balance INTEGER NOT NULL CHECK (balance >= 0),
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS credit_change_customer ON credit_change (customer_id, kind);

CREATE TABLE IF NOT EXISTS cart_credit (
  cart_id INTEGER NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('storeCredit', 'rewardPoints')),
  PRIMARY KEY (cart_id, kind)
) STRICT;

CREATE TABLE IF NOT EXISTS order_credit (
  order_id INTEGER NOT NULL REFERENCES sales_order (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('storeCredit', 'rewardPoints')),
  amount INTEGER NOT NULL CHECK (amount > 0),
  PRIMARY KEY (order_id, kind)
) STRICT;
`;

const changeRow = defineRow<CreditChange>({
  reason: oneOf('granted', 'spent', 'returned'),
  amount: integer,
  balance: integer,
  created_at: text,
});

const kindColumn = column('kind', oneOf(...creditKinds));

/** Changes of a balance, newest first. */
export function listCreditChanges(database: Database, customerId: number, kind: CreditKind): CreditChange[] {
  return database.all(
    changeRow,
    'SELECT reason, amount, balance, created_at FROM credit_change WHERE customer_id = ? AND kind = ? ORDER BY id DESC',
    [customerId, kind],
  );
}

/** What a customer holds. */
export function getCreditBalance(database: Database, customerId: number, kind: CreditKind): number {
  return listCreditChanges(database, customerId, kind)[0]?.balance ?? 0;
}

/**
 * Changes a balance.
 *
 * @param amount Negative for what is spent.
 * @throws When the balance would be negative.
 */
export function changeCredit(
  database: Database,
  customerId: number,
  kind: CreditKind,
  { reason, amount, at }: { reason: CreditReason; amount: number; at: string },
): void {
  database.run(
    'INSERT INTO credit_change (customer_id, kind, reason, amount, balance, created_at) VALUES (?, ?, ?, ?, ?, ?)',
    [customerId, kind, reason, amount, getCreditBalance(database, customerId, kind) + amount, at],
  );
}

/** Kinds that a cart is paid with. */
export function listCartCredits(database: Database, cartId: number): CreditKind[] {
  return database.all(kindColumn, 'SELECT kind FROM cart_credit WHERE cart_id = ?', [cartId]);
}

/** Sets whether a cart is paid with a kind. */
export function setCartCredit(database: Database, cartId: number, kind: CreditKind, isUsed: boolean): void {
  database.run(
    isUsed
      ? 'INSERT OR IGNORE INTO cart_credit (cart_id, kind) VALUES (?, ?)'
      : 'DELETE FROM cart_credit WHERE cart_id = ? AND kind = ?',
    [cartId, kind],
  );
}

const orderCreditRow = defineRow({ kind: oneOf(...creditKinds), amount: integer });

/** What an order was paid with. */
export function listOrderCredits(database: Database, orderId: number): { kind: CreditKind; amount: number }[] {
  return database.all(orderCreditRow, 'SELECT kind, amount FROM order_credit WHERE order_id = ?', [orderId]);
}

/** Notes what an order was paid with. */
export function insertOrderCredit(database: Database, orderId: number, kind: CreditKind, amount: number): void {
  database.run('INSERT INTO order_credit (order_id, kind, amount) VALUES (?, ?, ?)', [orderId, kind, amount]);
}
