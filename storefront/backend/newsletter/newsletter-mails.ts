import { html, mailButton, viewUrl } from '../mail/index.ts';
import type { MailMessage, MailView } from '../mail/index.ts';
import { getWords } from '../words/get-words.ts';

/** To a new subscriber. */
export function welcomeMail(view: MailView, email: string): MailMessage {
  const words = getWords(view.storeView, 'newsletterMail');
  const { name, newsletterCoupon: code } = view.storeView.settings;
  const url = `${viewUrl(view)}/`;
  const gift = code === undefined ? '' : `${words.gift} ${code}: ${words.worth}`;
  return {
    kind: 'newsletter-welcome',
    to: email,
    storeView: view.storeView,
    subject: words.welcomeSubject(name),
    html: html`<h1>${words.welcome(name)}</h1>
<p>${words.listed(email)} ${words.weekly}</p>${
      code === undefined
        ? ''
        : html`
<p>${words.gift} <strong>${code}</strong>: ${words.worth}</p>`
    }
${mailButton(url, words.toShop)}`,
    text: `${words.welcome(name)}.\n\n${[words.listed(email), gift].filter(Boolean).join(' ')}\n\n${url}\n`,
  };
}

/** To an address that left the list. */
export function unsubscribeMail({ storeView }: MailView, email: string): MailMessage {
  const words = getWords(storeView, 'newsletterMail');
  const { name } = storeView.settings;
  return {
    kind: 'newsletter-goodbye',
    to: email,
    storeView,
    subject: words.goodbyeSubject(name),
    html: html`<h1>${words.goodbye}</h1><p>${words.gone(email, name)}</p>`,
    text: `${words.gone(email, name)}\n`,
  };
}
