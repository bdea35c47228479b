import { html } from '../mail/index.ts';
import type { MailMessage } from '../mail/index.ts';

/** What a shopper has written. */
export interface ContactMessage {
  name: string;
  email: string;
  comment: string;
  telephone: string | null;
  reason: string | null;
  orderNumber: string | null;
}

/** Mailbox of the shop's staff. */
const CONTACT_MAILBOX = 'kontakt@witryna.example';

/** The message as the shop's staff gets it; an answer goes to the shopper. */
export function contactMail(message: ContactMessage): MailMessage {
  const facts = [
    ['Imię i nazwisko', message.name],
    ['E-mail', message.email],
    ['Telefon', message.telephone],
    ['Temat', message.reason],
    ['Numer zamówienia', message.orderNumber],
  ].filter((fact): fact is [string, string] => fact[1] !== null);
  return {
    kind: 'contact-message',
    to: CONTACT_MAILBOX,
    replyTo: message.email,
    subject: `Wiadomość z formularza: ${message.reason ?? message.name}`,
    html: html`<h1>Wiadomość z formularza kontaktowego</h1>
<dl>${facts.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
<p style="white-space:pre-wrap">${message.comment}</p>`,
    text: `${facts.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${message.comment}\n`,
  };
}
