import { POSTAL_COLUMNS_SQL } from '../customer/postal-address.ts';

/**
 * Carts with their lines and addresses, the coupons and the rules for gifts. Amounts are grosze; points in time are ISO
 * texts in UTC.
 */
export const CART_SQL = `
CREATE TABLE IF NOT EXISTS cart (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  masked_id TEXT NOT NULL UNIQUE,
  customer_id INTEGER,
  store_code TEXT NOT NULL,
  is_active INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1)),
  email TEXT,
  coupon_code TEXT,
  carrier_code TEXT,
  method_code TEXT,
  payment_method TEXT,
  purchase_order_number TEXT,
  payment_data TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS cart_of_customer ON cart (customer_id) WHERE is_active = 1 AND customer_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS cart_updated ON cart (updated_at);

-- Lines of earlier releases, which are moved to cart_line.
CREATE TABLE IF NOT EXISTS cart_item (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  cart_id INTEGER NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  sku TEXT NOT NULL,
  parent_sku TEXT NOT NULL DEFAULT '',
  quantity REAL NOT NULL CHECK (quantity > 0),
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  UNIQUE (cart_id, sku, parent_sku)
) STRICT;

-- Lines of this release; two lines of the same product can have different options.
CREATE TABLE IF NOT EXISTS cart_line (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  cart_id INTEGER NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  sku TEXT NOT NULL,
  parent_sku TEXT NOT NULL DEFAULT '',
  choice TEXT NOT NULL DEFAULT '',
  quantity REAL NOT NULL CHECK (quantity > 0),
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  UNIQUE (cart_id, sku, parent_sku, choice)
) STRICT;
INSERT OR IGNORE INTO cart_line (id, cart_id, sku, parent_sku, quantity, created_at, updated_at)
  SELECT id, cart_id, sku, parent_sku, quantity, created_at, updated_at FROM cart_item;
DELETE FROM cart_item;

CREATE TABLE IF NOT EXISTS cart_address (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  cart_id INTEGER NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('shipping', 'billing')),
  ${POSTAL_COLUMNS_SQL},
  customer_address_id INTEGER,
  save_in_address_book INTEGER NOT NULL DEFAULT 0 CHECK (save_in_address_book IN (0, 1)),
  same_as_billing INTEGER NOT NULL DEFAULT 0 CHECK (same_as_billing IN (0, 1)),
  customer_notes TEXT,
  pickup_location_code TEXT,
  UNIQUE (cart_id, kind)
) STRICT;

CREATE TABLE IF NOT EXISTS cart_address_attribute (
  address_id INTEGER NOT NULL REFERENCES cart_address (id) ON DELETE CASCADE,
  code TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (address_id, code)
) STRICT;

CREATE TABLE IF NOT EXISTS coupon (
  code_key TEXT PRIMARY KEY,
  code TEXT NOT NULL,
  label TEXT NOT NULL,
  effect TEXT NOT NULL CHECK (effect IN ('percent', 'fixed', 'free-shipping')),
  percent INTEGER,
  amount INTEGER,
  minimum_subtotal INTEGER,
  expires_on TEXT
) STRICT;

-- A table of its own, which databases of earlier releases get as well.
CREATE TABLE IF NOT EXISTS coupon_limit (
  code_key TEXT PRIMARY KEY,
  uses_per_coupon INTEGER,
  uses_per_customer INTEGER
) STRICT;

CREATE TABLE IF NOT EXISTS gift_rule (
  sku TEXT PRIMARY KEY,
  minimum_subtotal INTEGER NOT NULL
) STRICT;
`;
