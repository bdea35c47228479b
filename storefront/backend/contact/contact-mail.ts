import { html } from '../mail/index.ts';
import type { MailMessage } from '../mail/index.ts';
import type { StoreView } from '../store/store-view.ts';
import { getWords } from '../words/get-words.ts';

/** What a shopper has written. */
export interface ContactMessage {
  name: string;
  email: string;
  comment: string;
  telephone: string | null;
  reason: string | null;
  orderNumber: string | null;
}

/**
 * The message as the shop's staff gets it; an answer goes to the shopper.
 *
 * @param storeView That of the staff.
 */
export function contactMail(message: ContactMessage, storeView: StoreView): MailMessage {
  const words = getWords(storeView, 'contactMail');
  const facts = [
    [words.name, message.name],
    [words.email, message.email],
    [words.telephone, message.telephone],
    [words.reason, message.reason],
    [words.orderNumber, message.orderNumber],
  ].filter((fact): fact is [string, string] => fact[1] !== null);
  return {
    kind: 'contact-message',
    to: storeView.settings.mailboxes.staff,
    replyTo: message.email,
    subject: words.subject(message.reason ?? message.name),
    html: html`<h1>${words.heading}</h1>
<dl>${facts.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
<p style="white-space:pre-wrap">${message.comment}</p>`,
    text: `${facts.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${message.comment}\n`,
  };
}
