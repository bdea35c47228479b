import { integer, nullable, oneOf, defineRow, text } from '../database/index.ts';
import type { Database } from '../database/index.ts';
import type { CardResult } from './card-numbers.ts';

/** A card that was presented to the sandbox provider. The number itself is never kept. */
export interface CardNonce {
  nonce: string;
  result_code: CardResult;
  /** Magento's code, e.g. `VI`. */
  brand: string;
  last_digits: string;
  /** `MM/YYYY`. */
  expiry: string;
  /** Until when the nonce is good. */
  expires_at: string;
  /** The order that was paid with it. */
  order_id: number | null;
}

const nonceRow = defineRow<CardNonce>({
  nonce: text,
  result_code: oneOf('Authorised', 'IdentifyShopper', 'ChallengeShopper', 'Refused'),
  brand: text,
  last_digits: text,
  expiry: text,
  expires_at: text,
  order_id: nullable(integer),
});

/** The card behind a nonce, or undefined. */
export function findNonce(database: Database, nonce: string): CardNonce | undefined {
  return database.get(nonceRow, 'SELECT * FROM card_nonce WHERE nonce = ?', [nonce]);
}

/** Keeps a presented card; unused ones that are no longer good are forgotten. */
export function insertNonce(database: Database, card: Omit<CardNonce, 'order_id'>, now: string): void {
  database.run('DELETE FROM card_nonce WHERE order_id IS NULL AND expires_at < ?', [now]);
  database.run(
    `INSERT INTO card_nonce (nonce, result_code, brand, last_digits, expiry, expires_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
    [card.nonce, card.result_code, card.brand, card.last_digits, card.expiry, card.expires_at],
  );
}

/** Writes down what became of a card after a challenge. */
export function setResult(database: Database, nonce: string, result: CardResult): void {
  database.run('UPDATE card_nonce SET result_code = ? WHERE nonce = ?', [result, nonce]);
}

/** Uses an authorized nonce for an order. Answers false when it is not authorized, outdated or used already. */
export function spendNonce(database: Database, nonce: string, orderId: number, now: string): boolean {
  const { changes } = database.run(
    `UPDATE card_nonce SET order_id = ?
     WHERE nonce = ? AND result_code = 'Authorised' AND order_id IS NULL AND expires_at > ?`,
    [orderId, nonce, now],
  );
  return changes === 1;
}
