import type { BackendModule } from '../module.ts';
import { outboxPages } from './outbox-pages.ts';
import { OUTBOX_SQL } from './outbox-tables.ts';

export { mailButton } from './mail-document.ts';
export { html } from './html.ts';
export type { SafeHtml } from './html.ts';
export { viewUrl } from './mail-view.ts';
export type { MailView } from './mail-view.ts';
export type { MailMessage } from './message.ts';
export { deliverMails, queueMail } from './outbox.ts';

/** Mails that the shop sends: a table, files in the data folder, and pages that show them. */
export const mailModule: BackendModule = {
  name: 'mail',
  sql: OUTBOX_SQL,
  http: outboxPages,
};
