import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceContext } from '../request-context.ts';
import { composeEml } from './eml.ts';
import { mailDocument } from './frame.ts';
import type { MailMessage } from './message.ts';
import { insertMail, listUnwrittenMails, markWritten } from './outbox-repository.ts';

const SENDER = { name: 'Witryna', address: 'sklep@witryna.example' };

/**
 * Puts a mail into the outbox table. Call it inside the transaction of what the mail reports, so that both
 * happen or neither does, and `deliverMails` after the commit.
 * @returns The mail's id.
 */
export function queueMail(service: ServiceContext, message: MailMessage): number {
  return insertMail(service.database, {
    kind: message.kind,
    recipient: message.to,
    reply_to: message.replyTo ?? null,
    subject: message.subject,
    html: mailDocument(message.subject, message.html, service.publicUrl),
    text: message.text,
    created_at: service.now().toISOString(),
  });
}

/**
 * Writes the file `<dataFolder>/outbox/<id>-<kind>.eml` of every mail that has none yet. A mail whose file could
 * not be written stays in the table and is written by the next call.
 */
export function deliverMails(service: ServiceContext): void {
  const waiting = listUnwrittenMails(service.database);
  if (waiting.length === 0) return;
  const folder = join(service.dataFolder, 'outbox');
  mkdirSync(folder, { recursive: true });
  for (const mail of waiting) {
    const id = String(mail.id).padStart(6, '0');
    const file = join(folder, `${id}-${mail.kind}.eml`);
    const eml = composeEml({
      id,
      from: SENDER,
      to: mail.recipient,
      replyTo: mail.reply_to,
      subject: mail.subject,
      date: new Date(mail.created_at),
      html: mail.html,
      text: mail.text,
    });
    // A reader of the folder must never see half a mail.
    writeFileSync(`${file}.part`, eml);
    renameSync(`${file}.part`, file);
    markWritten(service.database, mail.id);
  }
}
