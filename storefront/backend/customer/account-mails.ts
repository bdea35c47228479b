import { html, mailButton, viewUrl } from '../mail/index.ts';
import type { MailMessage, MailView } from '../mail/index.ts';
import { getViewLanguage } from '../store/view-language.ts';
import type { CustomerRecord } from './customer-repository.ts';

type Recipient = Pick<CustomerRecord, 'email' | 'firstname'>;

const MAILBOX = 'kontakt@witryna.example';

const WORDS = {
  pl: {
    hello: ({ firstname }: Recipient) => `Cześć, ${firstname}`,
    welcome: 'Witaj w Witrynie',
    ready: ({ email }: Recipient) => `Twoje konto jest gotowe. Zaloguj się adresem ${email}`,
    readyFor: 'żeby śledzić zamówienia, zapisywać adresy i listę ulubionych.',
    signIn: 'Zaloguj się',
    resetSubject: 'Ustaw nowe hasło w Witrynie',
    resetHeading: 'Nowe hasło',
    resetAsked: ({ email }: Recipient) => `Ktoś (mamy nadzieję, że Ty) poprosił o zmianę hasła do konta ${email}.`,
    resetButton: 'Ustaw nowe hasło',
    resetEnds: 'Link działa przez 2 godziny. Jeśli to nie Ty, zignoruj tę wiadomość: hasło pozostanie bez zmian.',
    changedSubject: 'Twoje hasło zostało zmienione',
    changedHeading: 'Hasło zmienione',
    changed: ({ email }: Recipient) => `Hasło do konta ${email} zostało właśnie zmienione, a wszystkie sesje zakończone.`,
    movedSubject: 'Zmieniono adres e-mail Twojego konta',
    movedHeading: 'Nowy adres e-mail',
    moved: ({ email }: Recipient, newEmail: string) => `Konto ${email} ma teraz adres ${newEmail}.`,
    notYou: `Jeśli to nie Ty, napisz do nas: ${MAILBOX}.`,
  },
  en: {
    hello: ({ firstname }: Recipient) => `Hello, ${firstname}`,
    welcome: 'Welcome to Witryna',
    ready: ({ email }: Recipient) => `Your account is ready. Sign in with ${email}`,
    readyFor: 'to follow your orders, save addresses and keep a list of favourites.',
    signIn: 'Sign in',
    resetSubject: 'Set a new password at Witryna',
    resetHeading: 'New password',
    resetAsked: ({ email }: Recipient) => `Someone (we hope it was you) asked to change the password of the account ${email}.`,
    resetButton: 'Set a new password',
    resetEnds: 'The link works for 2 hours. If it was not you, ignore this message: your password stays as it is.',
    changedSubject: 'Your password has been changed',
    changedHeading: 'Password changed',
    changed: ({ email }: Recipient) => `The password of the account ${email} has just been changed, and all its sessions have ended.`,
    movedSubject: 'The e-mail address of your account has changed',
    movedHeading: 'New e-mail address',
    moved: ({ email }: Recipient, newEmail: string) => `The account ${email} now has the address ${newEmail}.`,
    notYou: `If it was not you, write to us: ${MAILBOX}.`,
  },
} as const;

/** To a new customer. */
export function accountCreatedMail(view: MailView, customer: Recipient): MailMessage {
  const words = WORDS[getViewLanguage(view.storeView)];
  const url = `${viewUrl(view)}/sign-in`;
  return {
    kind: 'account-created',
    to: customer.email,
    storeView: view.storeView,
    subject: words.welcome,
    html: html`<h1>${words.hello(customer)}!</h1>
<p>${words.ready(customer)}, ${words.readyFor}</p>
${mailButton(url, words.signIn)}`,
    text: `${words.hello(customer)}!\n\n${words.ready(customer)}:\n${url}\n`,
  };
}

/** With the link under which a new password can be set. */
export function passwordResetMail(view: MailView, customer: Recipient, token: string): MailMessage {
  const words = WORDS[getViewLanguage(view.storeView)];
  const url = `${viewUrl(view)}/customer/account/createPassword/?token=${encodeURIComponent(token)}`;
  return {
    kind: 'password-reset',
    to: customer.email,
    storeView: view.storeView,
    subject: words.resetSubject,
    html: html`<h1>${words.resetHeading}</h1>
<p>${words.hello(customer)}. ${words.resetAsked(customer)}</p>
${mailButton(url, words.resetButton)}
<p>${words.resetEnds}</p>`,
    text: `${words.hello(customer)}.\n\n${words.resetAsked(customer)}\n${words.resetButton}:\n${url}\n\n${words.resetEnds}\n`,
  };
}

/** After the password has changed. */
export function passwordChangedMail({ storeView }: MailView, customer: Recipient): MailMessage {
  const words = WORDS[getViewLanguage(storeView)];
  return {
    kind: 'password-changed',
    to: customer.email,
    storeView,
    subject: words.changedSubject,
    html: html`<h1>${words.changedHeading}</h1>
<p>${words.hello(customer)}. ${words.changed(customer)} ${words.notYou}</p>`,
    text: `${words.hello(customer)}.\n\n${words.changed(customer)} ${words.notYou}\n`,
  };
}

/** To the former address, after the e-mail address of an account has changed. */
export function emailChangedMail({ storeView }: MailView, customer: Recipient, newEmail: string): MailMessage {
  const words = WORDS[getViewLanguage(storeView)];
  return {
    kind: 'email-changed',
    to: customer.email,
    storeView,
    subject: words.movedSubject,
    html: html`<h1>${words.movedHeading}</h1>
<p>${words.hello(customer)}. ${words.moved(customer, newEmail)} ${words.notYou}</p>`,
    text: `${words.hello(customer)}.\n\n${words.moved(customer, newEmail)} ${words.notYou}\n`,
  };
}
