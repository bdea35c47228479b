import type { OrderRecord } from '../checkout/order-repository.ts';
import { html, mailButton } from '../mail/index.ts';
import type { MailMessage } from '../mail/index.ts';
import type { RequestContext } from '../request-context.ts';
import type { StoreView } from '../store/store-view.ts';
import { getWords } from '../words/get-words.ts';

/** What a shopper withdrew from. */
export interface WithdrawnLine {
  name: string;
  quantity: number;
}

/**
 * Confirms a statement on a durable medium, with its content and the moment at which it arrived (article 11a, paragraph
 * 4 of Directive 2011/83/EU): to the shopper in the language of the store view, and to the shop's staff.
 */
export function withdrawalMails(
  order: OrderRecord,
  lines: readonly WithdrawnLine[],
  receivedAt: Date,
  { storeView, storeViews: [staffView] }: Pick<RequestContext, 'storeView' | 'storeViews'>,
): MailMessage[] {
  return [
    { ...withdrawalMail(order, lines, receivedAt, storeView), to: order.email },
    {
      ...withdrawalMail(order, lines, receivedAt, staffView),
      to: staffView.settings.mailboxes.staff,
      replyTo: order.email,
    },
  ];
}

/** With the link under which the shopper withdraws. */
export function withdrawalLinkMail(order: OrderRecord, url: string, storeView: StoreView): MailMessage {
  const words = getWords(storeView, 'withdrawalMail');
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

function withdrawalMail(
  order: OrderRecord,
  lines: readonly WithdrawnLine[],
  receivedAt: Date,
  storeView: StoreView,
): Omit<MailMessage, 'to'> {
  const words = getWords(storeView, 'withdrawalMail');
  const locale = storeView.locale.replace('_', '-');
  const timeZone = storeView.timezone;
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'medium', timeZone }).format(
    receivedAt,
  );
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
<ul>${lines.map((line) => html`<li>${words.line(line.name, line.quantity)}</li>`)}</ul>
<p>${words.next}</p>`,
    text: [
      `${words.heading}.`,
      `${words.received}: ${moment}`,
      `${words.order} ${words.numberAndDay(order.number, ordered)}`,
      `${words.who}: ${name}, ${order.email}`,
      '',
      ...lines.map((line) => `- ${words.line(line.name, line.quantity)}`),
      '',
      words.next,
      '',
    ].join('\n'),
  };
}
