import type { Shop } from '../shop/shop.ts';

import { POSTAL_COLUMNS_SQL } from '../customer/postal-address.ts';

/**
 * Orders, with everything written down as it was when they were placed, and the nonces of the card sandbox.
 * Amounts are hundredths of the order's currency; points in time are ISO texts in UTC.
 */
const ORDER_SQL = `
CREATE TABLE IF NOT EXISTS sales_order (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  number TEXT UNIQUE,
  cart_id INTEGER UNIQUE,
  customer_id INTEGER,
  store_code TEXT NOT NULL,
  state TEXT NOT NULL,
  email TEXT NOT NULL,
  firstname TEXT NOT NULL,
  lastname TEXT NOT NULL,
  coupon_code TEXT,
  coupon_label TEXT,
  carrier_code TEXT NOT NULL,
  carrier_title TEXT NOT NULL,
  method_title TEXT NOT NULL,
  pickup_location_code TEXT,
  payment_method TEXT NOT NULL,
  payment_title TEXT NOT NULL,
  payment_details TEXT NOT NULL,
  purchase_order_number TEXT,
  subtotal_gross INTEGER NOT NULL,
  subtotal_net INTEGER NOT NULL,
  discount INTEGER NOT NULL,
  shipping_gross INTEGER NOT NULL,
  shipping_net INTEGER NOT NULL,
  tax_total INTEGER NOT NULL,
  grand_total INTEGER NOT NULL,
  token TEXT NOT NULL UNIQUE,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS sales_order_customer ON sales_order (customer_id, id);
CREATE INDEX IF NOT EXISTS sales_order_coupon ON sales_order (coupon_code) WHERE coupon_code IS NOT NULL;

-- A table of its own, which databases of earlier releases get as well; they have no rows for orders in the base currency.
CREATE TABLE IF NOT EXISTS sales_order_currency (
  order_id INTEGER PRIMARY KEY REFERENCES sales_order (id) ON DELETE CASCADE,
  currency TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS sales_order_tax (
  order_id INTEGER NOT NULL REFERENCES sales_order (id) ON DELETE CASCADE,
  percent REAL NOT NULL,
  label TEXT NOT NULL,
  amount INTEGER NOT NULL,
  PRIMARY KEY (order_id, percent)
) STRICT;

CREATE TABLE IF NOT EXISTS sales_order_item (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES sales_order (id) ON DELETE CASCADE,
  sku TEXT NOT NULL,
  parent_sku TEXT NOT NULL,
  name TEXT NOT NULL,
  url_key TEXT NOT NULL,
  options TEXT NOT NULL,
  quantity REAL NOT NULL,
  regular_price INTEGER NOT NULL,
  unit_price INTEGER NOT NULL,
  tax_percent REAL NOT NULL,
  row_gross INTEGER NOT NULL,
  row_net INTEGER NOT NULL,
  discount INTEGER NOT NULL,
  tax INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS sales_order_item_order ON sales_order_item (order_id);

-- What reordering needs of a line with options, and the type of its product.
CREATE TABLE IF NOT EXISTS sales_order_item_choice (
  item_id INTEGER PRIMARY KEY REFERENCES sales_order_item (id) ON DELETE CASCADE,
  type TEXT NOT NULL,
  choice TEXT NOT NULL
) STRICT;

-- Fixed product taxes of one piece of a line.
CREATE TABLE IF NOT EXISTS sales_order_item_fixed_tax (
  item_id INTEGER NOT NULL REFERENCES sales_order_item (id) ON DELETE CASCADE,
  label TEXT NOT NULL,
  amount INTEGER NOT NULL,
  PRIMARY KEY (item_id, label)
) STRICT;

CREATE TABLE IF NOT EXISTS sales_order_address (
  order_id INTEGER NOT NULL REFERENCES sales_order (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('shipping', 'billing')),
  ${POSTAL_COLUMNS_SQL},
  PRIMARY KEY (order_id, kind)
) STRICT;

CREATE TABLE IF NOT EXISTS sales_order_shipping_attribute (
  order_id INTEGER NOT NULL REFERENCES sales_order (id) ON DELETE CASCADE,
  code TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (order_id, code)
) STRICT;

CREATE TABLE IF NOT EXISTS sales_order_billing_attribute (
  order_id INTEGER NOT NULL REFERENCES sales_order (id) ON DELETE CASCADE,
  code TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (order_id, code)
) STRICT;

CREATE TABLE IF NOT EXISTS sales_invoice (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL UNIQUE REFERENCES sales_order (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS sales_shipment (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL UNIQUE REFERENCES sales_order (id) ON DELETE CASCADE,
  tracking_title TEXT,
  tracking_number TEXT,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS sales_creditmemo (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES sales_order (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS sales_creditmemo_item (
  creditmemo_id INTEGER NOT NULL REFERENCES sales_creditmemo (id) ON DELETE CASCADE,
  item_id INTEGER NOT NULL REFERENCES sales_order_item (id) ON DELETE CASCADE,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (creditmemo_id, item_id)
) STRICT;

CREATE TABLE IF NOT EXISTS sales_order_comment (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES sales_order (id) ON DELETE CASCADE,
  message TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS sales_order_confirm_cancel (
  order_id INTEGER PRIMARY KEY REFERENCES sales_order (id) ON DELETE CASCADE,
  confirmation_key TEXT NOT NULL,
  reason TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS card_nonce (
  nonce TEXT PRIMARY KEY,
  result_code TEXT NOT NULL CHECK (result_code IN ('Authorised', 'IdentifyShopper', 'ChallengeShopper', 'Refused')),
  brand TEXT NOT NULL,
  last_digits TEXT NOT NULL,
  expiry TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  order_id INTEGER
) STRICT;

CREATE TABLE IF NOT EXISTS adyen_payment (
  order_id INTEGER PRIMARY KEY REFERENCES sales_order (id) ON DELETE CASCADE,
  cart_id INTEGER NOT NULL,
  result_code TEXT NOT NULL
) STRICT;
`;

/** Tables of orders. */
export function createOrderSql({ storeViews: [{ baseCurrency }] }: Shop): string {
  return `${ORDER_SQL}
INSERT OR IGNORE INTO sales_order_currency (order_id, currency) SELECT id, '${baseCurrency.replaceAll("'", "''")}' FROM sales_order;`;
}
