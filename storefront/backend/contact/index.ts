import { emailKey, isEmailAddress } from '../customer/email-address.ts';
import { textOrNull } from '../customer/postal-address.ts';
import { inputError, tooManyRequests } from '../graphql-error.ts';
import { beginAttempt } from '../limits/begin-attempt.ts';
import { deliverMails, queueMail } from '../mail/index.ts';
import type { BackendModule } from '../module.ts';
import type { RequestContext } from '../request-context.ts';
import { requireCaptcha } from '../store/require-captcha.ts';
import { contactMail } from './contact-mail.ts';
import type { ContactMessage } from './contact-mail.ts';

const CONTACT_SQL = `
CREATE TABLE IF NOT EXISTS contact_message (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  comment TEXT NOT NULL,
  telephone TEXT,
  reason TEXT,
  order_number TEXT,
  is_consent INTEGER NOT NULL CHECK (is_consent IN (0, 1)),
  created_at TEXT NOT NULL
) STRICT;
`;

interface ContactInput {
  name: string;
  email: string;
  comment: string;
  telephone?: string | null;
  is_consent?: boolean | null;
  contactReason?: string | null;
  orderNumber?: string | null;
}

/**
 * Checks the form in Magento's order. The shop's own consent field exists in the extended profile only.
 * @throws CommerceError graphql-input
 */
function readMessage(input: ContactInput, { profile }: RequestContext): ContactMessage {
  const message: ContactMessage = {
    name: input.name.trim(),
    email: input.email.trim(),
    comment: input.comment.trim(),
    telephone: textOrNull(input.telephone),
    reason: textOrNull(input.contactReason),
    orderNumber: textOrNull(input.orderNumber),
  };
  if (!isEmailAddress(message.email)) {
    throw inputError('The email address is invalid. Verify the email address and try again.');
  }
  if (message.name === '') throw inputError('Name field is required.');
  if (message.comment === '') throw inputError('Comment field is required.');
  // A client that does not know the field leaves it out; one that knows it must have asked for consent.
  if (profile === 'extended' && input.is_consent !== undefined && input.is_consent !== true) {
    throw inputError('Consent is required to send the message.');
  }
  return message;
}

/** The contact form: messages are kept and mailed to the shop. */
export const contactModule: BackendModule = {
  name: 'contact',
  sql: CONTACT_SQL,
  typeDefs: ['contact.graphql', 'extensions/contact-consent.graphql'],
  resolvers: {
    Mutation: {
      contactUs(_: unknown, { input }: { input: ContactInput }, context: RequestContext) {
        // Stock Magento protects no call of this form.
        if (context.profile === 'extended') requireCaptcha(context, 'CONTACT');
        const message = readMessage(input, context);
        if (!beginAttempt(context, 'mail-contact', emailKey(message.email))) throw tooManyRequests();
        context.database.transaction(() => {
          context.database.run(
            `INSERT INTO contact_message
               (name, email, comment, telephone, reason, order_number, is_consent, created_at)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
            [
              message.name,
              message.email,
              message.comment,
              message.telephone,
              message.reason,
              message.orderNumber,
              Number(input.is_consent ?? false),
              context.now().toISOString(),
            ],
          );
          queueMail(context, contactMail(message, context.storeViews[0]));
        });
        deliverMails(context);
        return { status: true };
      },
    },
  },
};
