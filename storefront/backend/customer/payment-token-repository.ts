import { oneOf, defineRow, text } from '../database/index.ts';
import type { Database } from '../database/index.ts';

/** A saved means of payment. */
interface PaymentTokenRecord {
  public_hash: string;
  payment_method_code: string;
  type: 'card' | 'account';
  /** JSON text. */
  details: string;
}

const tokenRow = defineRow<PaymentTokenRecord>({
  public_hash: text,
  payment_method_code: text,
  type: oneOf('card', 'account'),
  details: text,
});

/** The customer's saved means of payment, newest first. */
export function listPaymentTokens(database: Database, customerId: number): PaymentTokenRecord[] {
  return database.all(
    tokenRow,
    `SELECT public_hash, payment_method_code, type, details FROM customer_payment_token
     WHERE customer_id = ? ORDER BY created_at DESC, public_hash`,
    [customerId],
  );
}

/** Saves a means of payment. */
export function insertPaymentToken(
  database: Database,
  customerId: number,
  token: PaymentTokenRecord,
  createdAt: string,
): void {
  database.run(
    `INSERT INTO customer_payment_token (public_hash, customer_id, payment_method_code, type, details, created_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
    [token.public_hash, customerId, token.payment_method_code, token.type, token.details, createdAt],
  );
}

/** Forgets a saved means of payment. Answers false when the customer has none with this hash. */
export function deletePaymentToken(database: Database, customerId: number, publicHash: string): boolean {
  const { changes } = database.run('DELETE FROM customer_payment_token WHERE customer_id = ? AND public_hash = ?', [
    customerId,
    publicHash,
  ]);
  return changes > 0;
}
