/** Physical shops, their weekly and dated hours, and customers' favorites. */
export const STORES_SQL = `
CREATE TABLE IF NOT EXISTS physical_store (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  identifier TEXT NOT NULL UNIQUE,
  url_key TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  address1 TEXT NOT NULL,
  address2 TEXT,
  city TEXT NOT NULL,
  postcode TEXT NOT NULL,
  region TEXT NOT NULL,
  region_code TEXT NOT NULL,
  country_id TEXT NOT NULL,
  telephone TEXT NOT NULL,
  store_type TEXT NOT NULL,
  latitude REAL NOT NULL,
  longitude REAL NOT NULL,
  special_schedule TEXT,
  is_active INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1))
) STRICT;

CREATE TABLE IF NOT EXISTS physical_store_hours (
  store_id INTEGER NOT NULL REFERENCES physical_store (id) ON DELETE CASCADE,
  weekday INTEGER NOT NULL CHECK (weekday BETWEEN 0 AND 6),
  open TEXT,
  close TEXT,
  PRIMARY KEY (store_id, weekday)
) STRICT;

CREATE TABLE IF NOT EXISTS physical_store_special_hours (
  store_id INTEGER NOT NULL REFERENCES physical_store (id) ON DELETE CASCADE,
  date TEXT NOT NULL,
  title TEXT NOT NULL,
  day_label TEXT NOT NULL,
  open TEXT,
  close TEXT,
  PRIMARY KEY (store_id, date)
) STRICT;

-- Shops where no order can be picked up: a table of its own, which databases of earlier releases get as well.
CREATE TABLE IF NOT EXISTS physical_store_without_pickup (
  identifier TEXT PRIMARY KEY
) STRICT;

CREATE TABLE IF NOT EXISTS favorite_store (
  customer_id INTEGER PRIMARY KEY,
  identifier TEXT NOT NULL
) STRICT;
`;
