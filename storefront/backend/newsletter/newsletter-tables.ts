/** Newsletter subscriptions by address, and marketing consents by customer or guest cart. */
export const NEWSLETTER_SQL = `
CREATE TABLE IF NOT EXISTS newsletter_subscriber (
  email_key TEXT PRIMARY KEY,
  email TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('SUBSCRIBED', 'UNSUBSCRIBED')),
  is_consent INTEGER CHECK (is_consent IN (0, 1)),
  optin_source TEXT,
  changed_at TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS customer_consent (
  customer_id INTEGER PRIMARY KEY,
  is_consent INTEGER NOT NULL CHECK (is_consent IN (0, 1)),
  changed_at TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS guest_consent (
  cart_id TEXT PRIMARY KEY,
  is_consent INTEGER NOT NULL CHECK (is_consent IN (0, 1)),
  changed_at TEXT NOT NULL
) STRICT;
`;
