import { html, mailButton, viewUrl } from '../mail/index.ts';
import type { MailMessage, MailView } from '../mail/index.ts';
import { getWords } from '../words/get-words.ts';
import type { CustomerRecord } from './customer-repository.ts';

type Recipient = Pick<CustomerRecord, 'email' | 'firstname'>;

/** To a new customer. */
export function accountCreatedMail(view: MailView, customer: Recipient): MailMessage {
  const words = getWords(view.storeView, 'accountMail');
  const url = `${viewUrl(view)}/sign-in`;
  return {
    kind: 'account-created',
    to: customer.email,
    storeView: view.storeView,
    subject: words.welcome(view.storeView.settings.name),
    html: html`<h1>${words.hello(customer)}!</h1>
<p>${words.ready(customer)}, ${words.readyFor}</p>
${mailButton(url, words.signIn)}`,
    text: `${words.hello(customer)}!\n\n${words.ready(customer)}:\n${url}\n`,
  };
}

/** With the link, as Magento's, that confirms a new account. */
export function accountConfirmationMail(
  view: MailView,
  customer: Recipient & Pick<CustomerRecord, 'id'>,
  key: string,
): MailMessage {
  const words = getWords(view.storeView, 'accountMail');
  const query = new URLSearchParams({ id: String(customer.id), key, back_url: '' });
  const url = `${viewUrl(view)}/customer/account/confirm/?${query.toString()}`;
  return {
    kind: 'account-confirmation',
    to: customer.email,
    storeView: view.storeView,
    subject: words.confirmSubject(view.storeView.settings.name),
    html: html`<h1>${words.hello(customer)}!</h1>
<p>${words.confirmAsked(customer)}</p>
${mailButton(url, words.confirmButton)}`,
    text: `${words.hello(customer)}!\n\n${words.confirmAsked(customer)}\n${words.confirmButton}:\n${url}\n`,
  };
}

/** With the link under which a new password can be set. */
export function passwordResetMail(view: MailView, customer: Recipient, token: string): MailMessage {
  const words = getWords(view.storeView, 'accountMail');
  const url = `${viewUrl(view)}/customer/account/createPassword/?token=${encodeURIComponent(token)}`;
  return {
    kind: 'password-reset',
    to: customer.email,
    storeView: view.storeView,
    subject: words.resetSubject(view.storeView.settings.name),
    html: html`<h1>${words.resetHeading}</h1>
<p>${words.hello(customer)}. ${words.resetAsked(customer)}</p>
${mailButton(url, words.resetButton)}
<p>${words.resetEnds}</p>`,
    text: `${words.hello(customer)}.\n\n${words.resetAsked(customer)}\n${words.resetButton}:\n${url}\n\n${words.resetEnds}\n`,
  };
}

/** After the password has changed. */
export function passwordChangedMail({ storeView }: MailView, customer: Recipient): MailMessage {
  const words = getWords(storeView, 'accountMail');
  return {
    kind: 'password-changed',
    to: customer.email,
    storeView,
    subject: words.changedSubject,
    html: html`<h1>${words.changedHeading}</h1>
<p>${words.hello(customer)}. ${words.changed(customer)} ${words.notYou(storeView.settings.mailboxes.staff)}</p>`,
    text: `${words.hello(customer)}.\n\n${words.changed(customer)} ${words.notYou(storeView.settings.mailboxes.staff)}\n`,
  };
}

/** To the former address, after the e-mail address of an account has changed. */
export function emailChangedMail({ storeView }: MailView, customer: Recipient, newEmail: string): MailMessage {
  const words = getWords(storeView, 'accountMail');
  return {
    kind: 'email-changed',
    to: customer.email,
    storeView,
    subject: words.movedSubject,
    html: html`<h1>${words.movedHeading}</h1>
<p>${words.hello(customer)}. ${words.moved(customer, newEmail)} ${words.notYou(storeView.settings.mailboxes.staff)}</p>`,
    text: `${words.hello(customer)}.\n\n${words.moved(customer, newEmail)} ${words.notYou(storeView.settings.mailboxes.staff)}\n`,
  };
}
