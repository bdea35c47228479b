import { html, mailButton } from '../mail/index.ts';
import type { MailMessage } from '../mail/index.ts';
import type { ServiceContext } from '../request-context.ts';
import type { CustomerRecord } from './customer-repository.ts';

type Recipient = Pick<CustomerRecord, 'email' | 'firstname'>;

/** To a new customer. */
export function accountCreatedMail({ publicUrl }: ServiceContext, customer: Recipient): MailMessage {
  const url = `${publicUrl}/sign-in`;
  return {
    kind: 'account-created',
    to: customer.email,
    subject: 'Witaj w Witrynie',
    html: html`<h1>Cześć, ${customer.firstname}!</h1>
<p>Twoje konto jest gotowe. Zaloguj się adresem ${customer.email}, żeby śledzić zamówienia, zapisywać adresy i listę ulubionych.</p>
${mailButton(url, 'Zaloguj się')}`,
    text: `Cześć, ${customer.firstname}!\n\nTwoje konto jest gotowe. Zaloguj się adresem ${customer.email}:\n${url}\n`,
  };
}

/** With the link under which a new password can be set. */
export function passwordResetMail({ publicUrl }: ServiceContext, customer: Recipient, token: string): MailMessage {
  const url = `${publicUrl}/customer/account/createPassword/?token=${encodeURIComponent(token)}`;
  return {
    kind: 'password-reset',
    to: customer.email,
    subject: 'Ustaw nowe hasło w Witrynie',
    html: html`<h1>Nowe hasło</h1>
<p>Cześć, ${customer.firstname}. Ktoś (mamy nadzieję, że Ty) poprosił o zmianę hasła do konta ${customer.email}.</p>
${mailButton(url, 'Ustaw nowe hasło')}
<p>Link działa przez 2 godziny. Jeśli to nie Ty, zignoruj tę wiadomość: hasło pozostanie bez zmian.</p>`,
    text: `Cześć, ${customer.firstname}.\n\nNowe hasło do konta ${customer.email} ustawisz tutaj (link działa przez 2 godziny):\n${url}\n\nJeśli to nie Ty prosisz o zmianę, zignoruj tę wiadomość.\n`,
  };
}

/** After the password has changed. */
export function passwordChangedMail(customer: Recipient): MailMessage {
  return {
    kind: 'password-changed',
    to: customer.email,
    subject: 'Twoje hasło zostało zmienione',
    html: html`<h1>Hasło zmienione</h1>
<p>Cześć, ${customer.firstname}. Hasło do konta ${customer.email} zostało właśnie zmienione, a wszystkie sesje zakończone. Jeśli to nie Ty, napisz do nas: kontakt@witryna.example.</p>`,
    text: `Cześć, ${customer.firstname}.\n\nHasło do konta ${customer.email} zostało właśnie zmienione, a wszystkie sesje zakończone. Jeśli to nie Ty, napisz do nas: kontakt@witryna.example.\n`,
  };
}

/** To the former address, after the e-mail address of an account has changed. */
export function emailChangedMail(customer: Recipient, newEmail: string): MailMessage {
  return {
    kind: 'email-changed',
    to: customer.email,
    subject: 'Zmieniono adres e-mail Twojego konta',
    html: html`<h1>Nowy adres e-mail</h1>
<p>Cześć, ${customer.firstname}. Konto ${customer.email} ma teraz adres ${newEmail}. Jeśli to nie Ty, napisz do nas: kontakt@witryna.example.</p>`,
    text: `Cześć, ${customer.firstname}.\n\nKonto ${customer.email} ma teraz adres ${newEmail}. Jeśli to nie Ty, napisz do nas: kontakt@witryna.example.\n`,
  };
}
