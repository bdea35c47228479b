import { isRequired, validate, validateEmail, type FormError } from '../forms/index.ts';

/** Someone who gets the e-mail. */
export interface Recipient {
  name: string;
  email: string;
}

/** What is written to friends. */
export interface FriendMail {
  senderName: string;
  senderEmail: string;
  message: string;
  recipients: readonly Recipient[];
}

/** Most recipients of one e-mail, Magento's default; a shop with a lower limit says so when the e-mail is sent. */
export const maxRecipients = 5;

/** Name of a field: of the sender, or of a recipient, counted from 0. */
export type FieldName = 'senderName' | 'senderEmail' | 'message' | `name-${number}` | `email-${number}`;

/** Returns what is wrong with each field, in the order of the form. */
export function checkFriendMail(mail: FriendMail): [name: FieldName, error: FormError | undefined][] {
  return [
    ['senderName', isRequired(mail.senderName)],
    ['senderEmail', validate(mail.senderEmail, isRequired, validateEmail)],
    ['message', isRequired(mail.message)],
    ...mail.recipients.flatMap(({ name, email }, index): [FieldName, FormError | undefined][] => [
      [`name-${index}`, isRequired(name)],
      [`email-${index}`, validate(email, isRequired, validateEmail)],
    ]),
  ];
}

/**
 * Returns the id of a product, which its uid encodes.
 *
 * @throws Error for the uid of anything else
 */
export function toProductId(uid: string): number {
  const id = Number(atob(uid));
  if (!Number.isInteger(id) || id <= 0) throw new Error(`"${uid}" is not the uid of a product.`);
  return id;
}

/** Returns Magento's SendEmailToFriendInput. */
export function toSendFriendInput(uid: string, { senderName, senderEmail, message, recipients }: FriendMail) {
  return {
    product_id: toProductId(uid),
    sender: { name: senderName.trim(), email: senderEmail.trim(), message: message.trim() },
    recipients: recipients.map(({ name, email }) => ({ name: name.trim(), email: email.trim() })),
  };
}
