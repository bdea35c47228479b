import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceContext } from '../request-context.ts';
import type { ShopSettings } from '../shop/settings.ts';
import { composeEml } from './eml.ts';
import { mailDocument } from './mail-document.ts';
import type { MailMessage } from './message.ts';
import { insertMail, listUnwrittenMails, markWritten } from './outbox-repository.ts';
import type { OutboxMail } from './outbox-repository.ts';

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
    html: mailDocument(message.subject, message.html, {
      publicUrl: service.publicUrl,
      storeView: message.storeView ?? service.storeViews[0],
    }),
    text: message.text,
    created_at: service.now().toISOString(),
  });
}

function writeMail(folder: string, mail: OutboxMail, { name, mailboxes }: ShopSettings): void {
  const id = String(mail.id).padStart(6, '0');
  const file = join(folder, `${id}-${mail.kind}.eml`);
  const eml = composeEml({
    id,
    from: { name, address: mailboxes.sender },
    to: mail.recipient,
    replyTo: mail.reply_to,
    subject: mail.subject,
    date: new Date(mail.created_at),
    html: mail.html,
    text: mail.text,
  });
  // A reader of the folder must never see half a mail, and another process may be writing the same one.
  const part = `${file}.${randomUUID()}`;
  writeFileSync(part, eml);
  renameSync(part, file);
}

/**
 * Writes the file `<dataFolder>/outbox/<id>-<kind>.eml` of every mail that has none yet. Never throws: what the mail
 * reports has happened already, so a full disk must not make it look undone. Such a mail waits for the next call.
 */
export function deliverMails({ database, dataFolder, storeViews: [{ settings }] }: ServiceContext): void {
  const waiting = listUnwrittenMails(database);
  if (waiting.length === 0) return;
  const folder = join(dataFolder, 'outbox');
  try {
    mkdirSync(folder, { recursive: true });
    for (const mail of waiting) {
      writeMail(folder, mail, settings);
      markWritten(database, mail.id);
    }
  } catch {
    return;
  }
}
