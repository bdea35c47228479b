import { defineRow, text } from '../database/index.ts';
import type { Database } from '../database/index.ts';

/** Source of GiftMessage. */
export interface GiftMessage {
  readonly from: string;
  readonly to: string;
  readonly message: string;
}

/** Tables of what can have a gift message. */
const owners = { cart: 'cart', cartLine: 'cart_line', order: 'sales_order', orderItem: 'sales_order_item' } as const;

/** Kind of what a gift message comes with. */
export type GiftMessageOwner = keyof typeof owners;

const getTable = (owner: GiftMessageOwner) => `${owners[owner]}_gift_message`;

/** Tables of gift messages, one for each kind of owner. */
export const GIFT_MESSAGE_SQL = Object.values(owners)
  .map(
    (owner) => `CREATE TABLE IF NOT EXISTS ${owner}_gift_message (
  owner_id INTEGER PRIMARY KEY REFERENCES ${owner} (id) ON DELETE CASCADE,
  sender TEXT NOT NULL,
  recipient TEXT NOT NULL,
  message TEXT NOT NULL
) STRICT;`,
  )
  .join('\n');

const row = defineRow({ sender: text, recipient: text, message: text });

/** The gift message of a cart, an order or a line; null without one. */
export function findGiftMessage(database: Database, owner: GiftMessageOwner, id: number): GiftMessage | null {
  const found = database.get(row, `SELECT sender, recipient, message FROM ${getTable(owner)} WHERE owner_id = ?`, [id]);
  return found ? { from: found.sender, to: found.recipient, message: found.message } : null;
}

/** Stores a gift message in place of an earlier one; as in Magento, one without text removes it. */
export function saveGiftMessage(
  database: Database,
  owner: GiftMessageOwner,
  id: number,
  { from, to, message }: GiftMessage,
): void {
  if (message.trim() === '') database.run(`DELETE FROM ${getTable(owner)} WHERE owner_id = ?`, [id]);
  else
    database.run(
      `INSERT INTO ${getTable(owner)} (owner_id, sender, recipient, message) VALUES (?, ?, ?, ?)
       ON CONFLICT (owner_id) DO UPDATE SET sender = excluded.sender, recipient = excluded.recipient,
         message = excluded.message`,
      [id, from, to, message],
    );
}

/** Copies the gift message of a line or a cart, if it has one, e.g. to its order. */
export function copyGiftMessage(
  database: Database,
  source: readonly [owner: GiftMessageOwner, id: number],
  target: readonly [owner: GiftMessageOwner, id: number],
): void {
  const found = findGiftMessage(database, ...source);
  if (found) saveGiftMessage(database, ...target, found);
}
