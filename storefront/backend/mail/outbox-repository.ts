import { integer, nullable, defineRow, text } from '../database/index.ts';
import type { Database } from '../database/index.ts';

/** A mail in the outbox. */
export interface OutboxMail {
  id: number;
  kind: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  /** Whole HTML document. */
  html: string;
  text: string;
  /** ISO date and time, UTC. */
  created_at: string;
}

const mailRow = defineRow<OutboxMail>({
  id: integer,
  kind: text,
  recipient: text,
  reply_to: nullable(text),
  subject: text,
  html: text,
  text,
  created_at: text,
});

/** What the list of mails shows. */
type OutboxEntry = Pick<OutboxMail, 'id' | 'recipient' | 'subject' | 'created_at'>;

const entryRow = defineRow<OutboxEntry>({ id: integer, recipient: text, subject: text, created_at: text });

/** Adds a mail; its file is written later. Returns its id. */
export function insertMail(database: Database, mail: Omit<OutboxMail, 'id'>): number {
  return database.run(
    `INSERT INTO outbox_mail (kind, recipient, reply_to, subject, html, text, created_at)
     VALUES (:kind, :recipient, :reply_to, :subject, :html, :text, :created_at)`,
    {
      kind: mail.kind,
      recipient: mail.recipient,
      reply_to: mail.reply_to,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      created_at: mail.created_at,
    },
  ).lastInsertRowid;
}

/** Mails without a file, oldest first. */
export function listUnwrittenMails(database: Database): OutboxMail[] {
  return database.all(mailRow, 'SELECT * FROM outbox_mail WHERE is_written = 0 ORDER BY id');
}

/** Records that the mail's file exists. */
export function markWritten(database: Database, id: number): void {
  database.run('UPDATE outbox_mail SET is_written = 1 WHERE id = ?', [id]);
}

/** The newest mails first. */
export function listMails(database: Database, limit: number): OutboxEntry[] {
  return database.all(entryRow, 'SELECT id, recipient, subject, created_at FROM outbox_mail ORDER BY id DESC LIMIT ?', [
    limit,
  ]);
}

/** One mail, or undefined. */
export function findMail(database: Database, id: number): OutboxMail | undefined {
  return database.get(mailRow, 'SELECT * FROM outbox_mail WHERE id = ?', [id]);
}
