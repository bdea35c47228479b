/** Mails that the shop has sent, with the sign whether their file is in the outbox folder. */
export const OUTBOX_SQL = `
CREATE TABLE IF NOT EXISTS outbox_mail (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  recipient TEXT NOT NULL,
  reply_to TEXT,
  subject TEXT NOT NULL,
  html TEXT NOT NULL,
  text TEXT NOT NULL,
  created_at TEXT NOT NULL,
  is_written INTEGER NOT NULL DEFAULT 0 CHECK (is_written IN (0, 1))
);
CREATE INDEX IF NOT EXISTS outbox_mail_unwritten ON outbox_mail (id) WHERE is_written = 0;
`;
