import { POSTAL_COLUMNS_SQL } from './postal-address.ts';

/** Accounts, their sessions, addresses and saved cards. Points in time are ISO texts in UTC. */
export const CUSTOMER_SQL = `
CREATE TABLE IF NOT EXISTS customer (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL,
  email_key TEXT NOT NULL UNIQUE,
  password_hash TEXT NOT NULL,
  firstname TEXT NOT NULL,
  lastname TEXT NOT NULL,
  middlename TEXT,
  prefix TEXT,
  suffix TEXT,
  date_of_birth TEXT,
  gender INTEGER,
  taxvat TEXT,
  default_billing INTEGER,
  default_shipping INTEGER,
  failure_count INTEGER NOT NULL DEFAULT 0,
  first_failure_at TEXT,
  locked_until TEXT,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS customer_token (
  token_hash TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  expires_at TEXT NOT NULL,
  is_revoked INTEGER NOT NULL DEFAULT 0 CHECK (is_revoked IN (0, 1))
) STRICT;
CREATE INDEX IF NOT EXISTS customer_token_customer ON customer_token (customer_id);

CREATE TABLE IF NOT EXISTS customer_password_reset (
  customer_id INTEGER PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
  token_hash TEXT NOT NULL,
  expires_at TEXT NOT NULL
) STRICT;

-- Customers of groups with prices of their own.
CREATE TABLE IF NOT EXISTS customer_group_member (
  customer_id INTEGER PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
  customer_group TEXT NOT NULL
) STRICT;

-- Accounts that are not confirmed yet.
CREATE TABLE IF NOT EXISTS customer_confirmation (
  customer_id INTEGER PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
  confirmation_key TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS customer_address (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  ${POSTAL_COLUMNS_SQL}
) STRICT;
CREATE INDEX IF NOT EXISTS customer_address_customer ON customer_address (customer_id);

-- Values of attributes that the merchant has added.
CREATE TABLE IF NOT EXISTS customer_attribute (
  customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  code TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (customer_id, code)
) STRICT;

CREATE TABLE IF NOT EXISTS customer_address_attribute (
  address_id INTEGER NOT NULL REFERENCES customer_address (id) ON DELETE CASCADE,
  code TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (address_id, code)
) STRICT;

CREATE TABLE IF NOT EXISTS customer_payment_token (
  public_hash TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  payment_method_code TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('card', 'account')),
  details TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS customer_payment_token_customer ON customer_payment_token (customer_id);
`;
