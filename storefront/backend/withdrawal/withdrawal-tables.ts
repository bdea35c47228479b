/**
 * Statements by which shoppers withdrew from contracts, and hashes of the secrets that open orders for it. Points in
 * time are ISO texts in UTC.
 */
export const WITHDRAWAL_SQL = `
CREATE TABLE IF NOT EXISTS withdrawal (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL,
  request_id TEXT NOT NULL UNIQUE,
  created_at TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS withdrawal_item (
  withdrawal_id INTEGER NOT NULL REFERENCES withdrawal (id) ON DELETE CASCADE,
  order_item_id INTEGER NOT NULL,
  quantity REAL NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (withdrawal_id, order_item_id)
) STRICT;
CREATE TABLE IF NOT EXISTS withdrawal_token (
  token_hash TEXT PRIMARY KEY,
  order_id INTEGER NOT NULL,
  expires_at TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS withdrawal_token_expires ON withdrawal_token (expires_at);
CREATE INDEX IF NOT EXISTS withdrawal_item_of_order ON withdrawal_item (order_item_id);
`;
