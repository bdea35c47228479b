import { getProductTexts } from '../catalog/product/product-texts.ts';
import { findProductById } from '../catalog/product/product.ts';
import { emailKey, isEmailAddress } from '../customer/email-address.ts';
import { inputError, noSuchEntity, notAuthorized } from '../graphql-error.ts';
import { beginAttempt } from '../limits/begin-attempt.ts';
import { deliverMails, queueMail } from '../mail/index.ts';
import type { BackendModule } from '../module.ts';
import type { RequestContext } from '../request-context.ts';
import { requireCaptcha } from '../store/require-captcha.ts';
import { storeConfig } from '../store/store-config.ts';
import { sendFriendMail, type Recipient, type Sender } from './send-friend-mail.ts';

interface SendEmailToFriendInput {
  readonly product_id: number;
  readonly sender: Sender;
  readonly recipients: readonly (Recipient | null)[];
}

/** Magento's defaults. */
const maxRecipients = 5;
const maxMailsAnHour = 5;

/** Throws where the store or the shopper may not send such mails. */
function requirePermission(context: RequestContext): void {
  const setting = storeConfig(context.storeView, context)['send_friend'];
  const isOn = (name: string) =>
    typeof setting === 'object' &&
    setting !== null &&
    new Map<string, unknown>(Object.entries(setting)).get(name) === true;
  if (!isOn('enabled_for_customers')) throw inputError('"Email to a Friend" is not enabled.');
  if (!context.customer && !isOn('enabled_for_guests')) throw notAuthorized("The current customer isn't authorized.");
}

function requireText(text: string, message: string): void {
  if (text.trim() === '') throw inputError(message);
}

/** Checks the input in Magento's order. */
function readRecipients({ sender, recipients }: SendEmailToFriendInput): Recipient[] {
  requireText(sender.name, 'Please provide Name of sender.');
  requireText(sender.email, 'Please provide Email of sender.');
  requireText(sender.message, 'Please provide Message.');
  const known = recipients.filter((recipient): recipient is Recipient => recipient !== null);
  for (const { name, email } of known) {
    requireText(name, 'Please provide Name for all of recipients.');
    requireText(email, 'Please provide Email for all of recipients.');
  }
  if (!isEmailAddress(sender.email)) throw inputError('Invalid Sender Email');
  if (known.length === 0) throw inputError('Please specify at least one recipient.');
  if (!known.every(({ email }) => isEmailAddress(email)))
    throw inputError('Please enter a correct recipient email address.');
  if (known.length > maxRecipients) throw inputError(`No more than ${maxRecipients} emails can be sent at a time.`);
  return known;
}

/** E-mails about a product to friends. */
export const sendFriendModule: BackendModule = {
  name: 'send-friend',
  typeDefs: ['send-friend.graphql'],
  resolvers: {
    Mutation: {
      sendEmailToFriend(_: unknown, { input }: { input: SendEmailToFriendInput }, context: RequestContext) {
        requireCaptcha(context, 'SENDFRIEND');
        requirePermission(context);
        const product = findProductById(context.database, input.product_id);
        if (!product)
          throw noSuchEntity("The product that was requested doesn't exist. Verify the product and try again.");
        const recipients = readRecipients(input);
        if (!beginAttempt(context, 'mail-friend', emailKey(input.sender.email)))
          throw inputError(`You can't send messages more than ${maxMailsAnHour} times an hour.`);
        const { name } = getProductTexts(product, context);
        context.database.transaction(() => {
          for (const recipient of recipients)
            queueMail(context, sendFriendMail(context, { name, urlKey: product.urlKey }, input.sender, recipient));
        });
        deliverMails(context);
        return { sender: input.sender, recipients };
      },
    },
  },
};
