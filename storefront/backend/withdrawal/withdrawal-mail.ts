import type { OrderRecord } from '../checkout/order-repository.ts';
import { html, mailButton } from '../mail/index.ts';
import type { MailMessage } from '../mail/index.ts';
import { polishStoreView, type StoreView } from '../store/store-view.ts';
import { getViewLanguage } from '../store/view-language.ts';

/** What a shopper withdrew from. */
export interface WithdrawnLine {
  name: string;
  quantity: number;
}

const SHOP_MAILBOX = 'kontakt@witryna.example';

const WORDS = {
  pl: {
    linkSubject: (number: string) => `Odstąpienie od umowy, zamówienie nr ${number}`,
    linkHeading: 'Odstąpienie od umowy',
    linkRequested: (number: string) => `Ktoś (mamy nadzieję, że Ty) poprosił o link do odstąpienia od umowy z zamówienia nr ${number}.`,
    linkButton: 'Odstąp od umowy tutaj',
    linkEnds: 'Link działa przez 24 godziny. Nie przekazuj go nikomu. Jeśli to nie Ty, zignoruj tę wiadomość: zamówienie pozostanie bez zmian.',
    subject: (number: string) => `Potwierdzenie odstąpienia od umowy, zamówienie nr ${number}`,
    heading: 'Przyjęliśmy Twoje odstąpienie od umowy',
    received: 'Otrzymaliśmy je',
    keep: 'Zachowaj tę wiadomość: jest potwierdzeniem.',
    order: 'Zamówienie',
    numberAndDay: (number: string, day: string) => `nr ${number} z dnia ${day}`,
    who: 'Kto odstępuje',
    products: 'Odstępujesz od umowy kupna tych produktów',
    line: ({ name, quantity }: WithdrawnLine) => `${name}, ${quantity} szt.`,
    next: 'Produkty odeślij w ciągu 14 dni. Pieniądze oddamy w ciągu 14 dni od dziś, tą samą drogą, którą przyszły; możemy z tym poczekać, aż produkty wrócą albo dostaniemy dowód ich nadania.',
  },
  en: {
    linkSubject: (number: string) => `Withdrawal from the contract, order no. ${number}`,
    linkHeading: 'Withdrawal from the contract',
    linkRequested: (number: string) => `Someone (we hope it was you) asked for a link to withdraw from order no. ${number}.`,
    linkButton: 'Withdraw from the contract here',
    linkEnds: 'The link works for 24 hours. Do not pass it on. If it was not you, ignore this message: your order stays as it is.',
    subject: (number: string) => `Confirmation of your withdrawal, order no. ${number}`,
    heading: 'We have received your withdrawal from the contract',
    received: 'It reached us',
    keep: 'Please keep this message: it is your confirmation.',
    order: 'Order',
    numberAndDay: (number: string, day: string) => `no. ${number} of ${day}`,
    who: 'Withdrawn by',
    products: 'You withdraw from the purchase of these products',
    line: ({ name, quantity }: WithdrawnLine) => `${quantity} × ${name}`,
    next: 'Please send the products back within 14 days. We will refund you within 14 days from today, by the same means with which you paid; we may wait until the products are back or you have shown us that you have sent them.',
  },
} as const;

/**
 * Confirms a statement on a durable medium, with its content and the moment at which it arrived (article 11a, paragraph 4 of
 * Directive 2011/83/EU): to the shopper in the language of the store view, and to the shop's staff.
 */
export function withdrawalMails(order: OrderRecord, lines: readonly WithdrawnLine[], receivedAt: Date, storeView: StoreView): MailMessage[] {
  return [
    { ...withdrawalMail(order, lines, receivedAt, storeView), to: order.email },
    { ...withdrawalMail(order, lines, receivedAt, polishStoreView), to: SHOP_MAILBOX, replyTo: order.email },
  ];
}

/** With the link under which the shopper withdraws. */
export function withdrawalLinkMail(order: OrderRecord, url: string, storeView: StoreView): MailMessage {
  const words = WORDS[getViewLanguage(storeView)];
  return {
    kind: 'withdrawal-link',
    to: order.email,
    storeView,
    subject: words.linkSubject(order.number),
    html: html`<h1>${words.linkHeading}</h1>
<p>${words.linkRequested(order.number)}</p>
${mailButton(url, words.linkButton)}
<p>${words.linkEnds}</p>`,
    text: `${words.linkRequested(order.number)}\n${words.linkButton}:\n${url}\n\n${words.linkEnds}\n`,
  };
}

function withdrawalMail(order: OrderRecord, lines: readonly WithdrawnLine[], receivedAt: Date, storeView: StoreView): Omit<MailMessage, 'to'> {
  const words = WORDS[getViewLanguage(storeView)];
  const locale = storeView.locale.replace('_', '-');
  const timeZone = storeView.timezone;
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'medium', timeZone }).format(receivedAt);
  const ordered = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(order.created_at));
  const name = `${order.firstname} ${order.lastname}`;
  return {
    kind: 'withdrawal-received',
    storeView,
    subject: words.subject(order.number),
    html: html`<h1>${words.heading}</h1>
<p>${words.received} <strong>${moment}</strong>. ${words.keep}</p>
<dl><dt>${words.order}</dt><dd>${words.numberAndDay(order.number, ordered)}</dd><dt>${words.who}</dt><dd>${name}, ${order.email}</dd></dl>
<h2>${words.products}</h2>
<ul>${lines.map((line) => html`<li>${words.line(line)}</li>`)}</ul>
<p>${words.next}</p>`,
    text: [
      `${words.heading}.`,
      `${words.received}: ${moment}`,
      `${words.order} ${words.numberAndDay(order.number, ordered)}`,
      `${words.who}: ${name}, ${order.email}`,
      '',
      ...lines.map((line) => `- ${words.line(line)}`),
      '',
      words.next,
      '',
    ].join('\n'),
  };
}
