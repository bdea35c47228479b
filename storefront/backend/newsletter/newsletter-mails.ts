import { html, mailButton } from '../mail/index.ts';
import type { MailMessage } from '../mail/index.ts';
import type { ServiceContext } from '../request-context.ts';

/** To a new subscriber. */
export function welcomeMail({ publicUrl }: ServiceContext, email: string): MailMessage {
  return {
    kind: 'newsletter-welcome',
    to: email,
    subject: 'Dziękujemy za zapis do newslettera Witryny',
    html: html`<h1>Witaj w newsletterze Witryny</h1>
<p>Adres ${email} jest już na naszej liście. Raz w tygodniu napiszemy o nowościach, promocjach i o tym, jak rozsądnie wybierać suplementy.</p>
<p>Na początek mamy dla Ciebie kod <strong>WITAJ10</strong>: 10% rabatu na zakupy.</p>
${mailButton(`${publicUrl}/`, 'Przejdź do sklepu')}`,
    text: `Witaj w newsletterze Witryny.\n\nAdres ${email} jest już na naszej liście. Na początek mamy dla Ciebie kod WITAJ10: 10% rabatu na zakupy.\n\n${publicUrl}/\n`,
  };
}

/** To an address that left the list. */
export function goodbyeMail(email: string): MailMessage {
  return {
    kind: 'newsletter-goodbye',
    to: email,
    subject: 'Wypisaliśmy Cię z newslettera Witryny',
    html: html`<h1>Do zobaczenia</h1><p>Adres ${email} nie będzie już dostawał naszego newslettera.</p>`,
    text: `Adres ${email} nie będzie już dostawał newslettera Witryny.\n`,
  };
}
