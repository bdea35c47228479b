import { html, mailButton, viewUrl } from '../mail/index.ts';
import type { MailMessage, MailView } from '../mail/index.ts';
import { getWords } from '../words/get-words.ts';
import type { OrderRecord } from './order-repository.ts';

/** With the link, as Magento's, with which a guest cancels an order. */
export function cancellationMail(
  view: MailView,
  { email, number }: Pick<OrderRecord, 'email' | 'number'>,
  key: string,
): MailMessage {
  const words = getWords(view.storeView, 'cancellationMail');
  const query = new URLSearchParams({ confirmation_key: key, order_id: number });
  const url = `${viewUrl(view)}/sales/guest/view/?${query.toString()}`;
  return {
    kind: 'order-cancellation',
    to: email,
    storeView: view.storeView,
    subject: words.subject(number),
    html: html`<h1>${words.heading}</h1>
<p>${words.asked(number)}</p>
${mailButton(url, words.button)}
<p>${words.ignore}</p>`,
    text: `${words.asked(number)}\n${words.button}:\n${url}\n\n${words.ignore}\n`,
  };
}
