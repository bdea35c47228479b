/** Wish lists: one a customer. `variant_sku` is empty until the customer has chosen. */
export const WISHLIST_SQL = `
CREATE TABLE IF NOT EXISTS wishlist (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL UNIQUE,
  sharing_code TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS wishlist_item (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  wishlist_id INTEGER NOT NULL REFERENCES wishlist (id) ON DELETE CASCADE,
  sku TEXT NOT NULL,
  variant_sku TEXT NOT NULL DEFAULT '',
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  description TEXT,
  added_at TEXT NOT NULL,
  UNIQUE (wishlist_id, sku, variant_sku)
) STRICT;
`;
