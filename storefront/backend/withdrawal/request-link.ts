import { findOrder } from '../checkout/order-repository.ts';
import { emailKey, isEmailAddress } from '../customer/email-address.ts';
import { inputError, tooManyRequests } from '../graphql-error.ts';
import { beginAttempt } from '../limits/begin-attempt.ts';
import { deliverMails, queueMail } from '../mail/index.ts';
import type { RequestContext } from '../request-context.ts';
import { requireWithdrawal } from './withdraw.ts';
import { withdrawalLinkMail } from './withdrawal-mail.ts';
import { issueWithdrawalToken, REQUESTED_LINK_MS, withdrawalUrl } from './withdrawal-tokens.ts';

/**
 * Mails a link to withdraw from an order. Says nothing about whether there is such an order, or whether its address has
 * had too many links already.
 *
 * @throws CommerceError graphql-input for an empty number or something that is no address, graphql-too-many-requests
 */
export function requestWithdrawalLink(
  context: RequestContext,
  { number, email }: { number: string; email: string },
): void {
  requireWithdrawal(context);
  if (number.trim() === '') throw inputError('Specify the "number" value.');
  if (!isEmailAddress(email.trim())) throw inputError('The email address has an invalid format.');
  if (!beginAttempt(context, 'request-withdrawal', email)) throw tooManyRequests();
  context.database.transaction(() => {
    const order = findOrder(context.database, 'number', number.trim());
    if (!order || order.state === 'canceled' || emailKey(order.email) !== emailKey(email)) return;
    // The links of the earlier mails still work.
    if (!beginAttempt(context, 'mail-withdrawal', order.number)) return;
    const token = issueWithdrawalToken(context, order, REQUESTED_LINK_MS);
    queueMail(context, withdrawalLinkMail(order, withdrawalUrl(context, token), context.storeView));
  });
  deliverMails(context);
}
