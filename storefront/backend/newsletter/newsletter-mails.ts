import { html, mailButton, viewUrl } from '../mail/index.ts';
import type { MailMessage, MailView } from '../mail/index.ts';
import { getViewLanguage } from '../store/view-language.ts';

const CODE = 'WITAJ10';

const WORDS = {
  pl: {
    welcomeSubject: 'Dziękujemy za zapis do newslettera Witryny',
    welcome: 'Witaj w newsletterze Witryny',
    listed: (email: string) => `Adres ${email} jest już na naszej liście.`,
    weekly: 'Raz w tygodniu napiszemy o nowościach, promocjach i o tym, jak rozsądnie wybierać suplementy.',
    gift: 'Na początek mamy dla Ciebie kod',
    worth: '10% rabatu na zakupy.',
    toShop: 'Przejdź do sklepu',
    goodbyeSubject: 'Wypisaliśmy Cię z newslettera Witryny',
    goodbye: 'Do zobaczenia',
    gone: (email: string) => `Adres ${email} nie będzie już dostawał newslettera Witryny.`,
  },
  en: {
    welcomeSubject: 'Thank you for subscribing to the Witryna newsletter',
    welcome: 'Welcome to the Witryna newsletter',
    listed: (email: string) => `The address ${email} is now on our list.`,
    weekly: 'Once a week we will write about new products, offers and how to choose supplements sensibly.',
    gift: 'To begin with, here is a code for you:',
    worth: '10% off your order.',
    toShop: 'Go to the shop',
    goodbyeSubject: 'You have left the Witryna newsletter',
    goodbye: 'Goodbye for now',
    gone: (email: string) => `The address ${email} will no longer get the Witryna newsletter.`,
  },
} as const;

/** To a new subscriber. */
export function welcomeMail(view: MailView, email: string): MailMessage {
  const words = WORDS[getViewLanguage(view.storeView)];
  const url = `${viewUrl(view)}/`;
  return {
    kind: 'newsletter-welcome',
    to: email,
    storeView: view.storeView,
    subject: words.welcomeSubject,
    html: html`<h1>${words.welcome}</h1>
<p>${words.listed(email)} ${words.weekly}</p>
<p>${words.gift} <strong>${CODE}</strong>: ${words.worth}</p>
${mailButton(url, words.toShop)}`,
    text: `${words.welcome}.\n\n${words.listed(email)} ${words.gift} ${CODE}: ${words.worth}\n\n${url}\n`,
  };
}

/** To an address that left the list. */
export function goodbyeMail({ storeView }: MailView, email: string): MailMessage {
  const words = WORDS[getViewLanguage(storeView)];
  return {
    kind: 'newsletter-goodbye',
    to: email,
    storeView,
    subject: words.goodbyeSubject,
    html: html`<h1>${words.goodbye}</h1><p>${words.gone(email)}</p>`,
    text: `${words.gone(email)}\n`,
  };
}
