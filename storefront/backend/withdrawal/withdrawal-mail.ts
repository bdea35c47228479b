import type { OrderRecord } from '../checkout/order-repository.ts';
import { html } from '../mail/index.ts';
import type { MailMessage } from '../mail/index.ts';

/** What a shopper withdrew from. */
export interface WithdrawnLine {
  name: string;
  quantity: number;
}

const SHOP_MAILBOX = 'kontakt@witryna.example';

/**
 * Confirms a statement on a durable medium, with its content and the moment at which it arrived (article 11a, paragraph 4 of
 * Directive 2011/83/EU): to the shopper, and to the shop's staff.
 */
export function withdrawalMails(order: OrderRecord, lines: readonly WithdrawnLine[], receivedAt: Date, timeZone: string): MailMessage[] {
  const moment = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeStyle: 'medium', timeZone }).format(receivedAt);
  const ordered = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeZone }).format(new Date(order.created_at));
  const name = `${order.firstname} ${order.lastname}`;
  const message: Omit<MailMessage, 'to'> = {
    kind: 'withdrawal-received',
    subject: `Potwierdzenie odstąpienia od umowy, zamówienie nr ${order.number}`,
    html: html`<h1>Przyjęliśmy Twoje odstąpienie od umowy</h1>
<p>Otrzymaliśmy je <strong>${moment}</strong>. Zachowaj tę wiadomość: jest potwierdzeniem.</p>
<dl><dt>Zamówienie</dt><dd>nr ${order.number} z dnia ${ordered}</dd><dt>Kto odstępuje</dt><dd>${name}, ${order.email}</dd></dl>
<h2>Odstępujesz od umowy kupna tych produktów</h2>
<ul>${lines.map((line) => html`<li>${line.name}, ${line.quantity} szt.</li>`)}</ul>
<p>Produkty odeślij w ciągu 14 dni. Pieniądze oddamy w ciągu 14 dni od dziś, tą samą drogą, którą przyszły; możemy z tym poczekać, aż produkty wrócą albo dostaniemy dowód ich nadania.</p>`,
    text: [
      'Przyjęliśmy Twoje odstąpienie od umowy.',
      `Otrzymaliśmy je: ${moment}`,
      `Zamówienie nr ${order.number} z dnia ${ordered}`,
      `Kto odstępuje: ${name}, ${order.email}`,
      '',
      ...lines.map((line) => `- ${line.name}, ${line.quantity} szt.`),
      '',
      'Produkty odeślij w ciągu 14 dni. Pieniądze oddamy w ciągu 14 dni od dziś, tą samą drogą, którą przyszły; możemy z tym poczekać, aż produkty wrócą albo dostaniemy dowód ich nadania.',
      '',
    ].join('\n'),
  };
  return [
    { ...message, to: order.email },
    { ...message, to: SHOP_MAILBOX, replyTo: order.email },
  ];
}
