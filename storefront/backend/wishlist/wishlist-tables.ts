/** Wish lists: one a customer. `variant_sku` is empty until the customer has chosen. */
export const WISHLIST_SQL = `
CREATE TABLE IF NOT EXISTS wishlist (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL UNIQUE,
  sharing_code TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;

-- Lines of earlier releases, which are moved to wishlist_line.
CREATE TABLE IF NOT EXISTS wishlist_item (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  wishlist_id INTEGER NOT NULL REFERENCES wishlist (id) ON DELETE CASCADE,
  sku TEXT NOT NULL,
  variant_sku TEXT NOT NULL DEFAULT '',
  quantity REAL NOT NULL CHECK (quantity > 0),
  description TEXT,
  added_at TEXT NOT NULL,
  UNIQUE (wishlist_id, sku, variant_sku)
) STRICT;

-- Lines of this release; two lines of the same product can have different options.
CREATE TABLE IF NOT EXISTS wishlist_line (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  wishlist_id INTEGER NOT NULL REFERENCES wishlist (id) ON DELETE CASCADE,
  sku TEXT NOT NULL,
  variant_sku TEXT NOT NULL DEFAULT '',
  choice TEXT NOT NULL DEFAULT '',
  quantity REAL NOT NULL CHECK (quantity > 0),
  description TEXT,
  added_at TEXT NOT NULL,
  UNIQUE (wishlist_id, sku, variant_sku, choice)
) STRICT;
INSERT OR IGNORE INTO wishlist_line (id, wishlist_id, sku, variant_sku, quantity, description, added_at)
  SELECT id, wishlist_id, sku, variant_sku, quantity, description, added_at FROM wishlist_item;
DELETE FROM wishlist_item;
`;
