import { html, mailButton, viewUrl } from '../mail/index.ts';
import type { MailMessage, MailView } from '../mail/index.ts';
import { productPath } from '../catalog/url.ts';
import { getWords } from '../words/get-words.ts';

/** Who writes about a product. */
export interface Sender {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** Who gets the mail. */
export interface Recipient {
  readonly name: string;
  readonly email: string;
}

/** What a shopper writes about a product to a friend. */
export function sendFriendMail(
  view: MailView,
  product: { name: string; urlKey: string },
  sender: Sender,
  recipient: Recipient,
): MailMessage {
  const words = getWords(view.storeView, 'sendFriendMail');
  const url = `${viewUrl(view)}/${productPath(view.storeView, product.urlKey)}`;
  const recommends = words.recommends(sender.name, product.name);
  return {
    kind: 'send-friend',
    to: recipient.email,
    storeView: view.storeView,
    subject: words.subject(sender.name),
    html: html`<h1>${words.heading(recipient.name)}</h1>
<p>${recommends}</p>
<blockquote>${sender.message}</blockquote>
${mailButton(url, words.button)}`,
    text: `${words.heading(recipient.name)}\n\n${recommends}\n\n${sender.message}\n\n${url}\n`,
  };
}
