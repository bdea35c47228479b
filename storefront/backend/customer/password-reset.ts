import { defineRow, text } from '../database/index.ts';
import { inputError, tooManyRequests } from '../graphql-error.ts';
import { beginAttempt } from '../limits/begin-attempt.ts';
import { deliverMails, queueMail } from '../mail/index.ts';
import type { RequestContext } from '../request-context.ts';
import { passwordChangedMail, passwordResetMail } from './account-mails.ts';
import { findCustomerByEmail, updatePassword } from './customer-repository.ts';
import { emailKey, isEmailAddress } from './email-address.ts';
import { hashPassword } from './password-hash.ts';
import { passwordProblem } from './password-rules.ts';
import { hashSecret, newSecret, revokeTokens } from './session-tokens.ts';

/** How long a reset link is good (Magento: customer/password/reset_link_expiration_period). */
const LINK_LIFETIME_MS = 2 * 3_600_000;

const resetRow = defineRow<{ token_hash: string; expires_at: string }>({ token_hash: text, expires_at: text });

/**
 * Mails a link for a new password. Says nothing about whether the account exists.
 * @throws CommerceError graphql-input for something that is no address, graphql-too-many-requests.
 */
export function requestPasswordReset(service: RequestContext, email: string): void {
  const address = email.trim();
  if (address === '') throw inputError('You must specify an email address.');
  if (!isEmailAddress(address)) throw inputError('The email address has an invalid format.');
  if (!beginAttempt(service, 'mail-password-reset', emailKey(address))) throw tooManyRequests();
  const customer = findCustomerByEmail(service.database, address);
  if (!customer) return;
  const token = newSecret();
  service.database.transaction(() => {
    service.database.run(
      `INSERT INTO customer_password_reset (customer_id, token_hash, expires_at) VALUES (?, ?, ?)
       ON CONFLICT (customer_id) DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
      [customer.id, hashSecret(token), new Date(service.now().getTime() + LINK_LIFETIME_MS).toISOString()],
    );
    queueMail(service, passwordResetMail(service, customer, token));
  });
  deliverMails(service);
}

/**
 * Sets a new password with the token of a mailed link. The link is good once; all sessions end.
 * @throws CommerceError graphql-input for a bad token, address or password, graphql-too-many-requests.
 */
export async function resetPassword(
  service: RequestContext,
  email: string,
  token: string,
  newPassword: string,
): Promise<void> {
  if (email.trim() === '') throw inputError('You must specify an email address.');
  if (token === '') throw inputError('resetPasswordToken must be specified');
  if (newPassword === '') throw inputError('newPassword must be specified');
  const problem = passwordProblem(newPassword, email);
  if (problem !== null) throw inputError(problem);
  const attempt = beginAttempt(service, 'reset-password', emailKey(email));
  if (!attempt) throw tooManyRequests();
  const passwordHash = await hashPassword(newPassword);
  service.database.transaction(() => {
    const { database, now } = service;
    const customer = findCustomerByEmail(database, email);
    const reset =
      customer &&
      database.get(resetRow, 'SELECT token_hash, expires_at FROM customer_password_reset WHERE customer_id = ?', [
        customer.id,
      ]);
    const isGood = reset?.token_hash === hashSecret(token) && Date.parse(reset.expires_at) > now().getTime();
    if (!customer || !isGood) throw inputError("Cannot set the customer's password");
    updatePassword(database, customer.id, passwordHash);
    database.run('DELETE FROM customer_password_reset WHERE customer_id = ?', [customer.id]);
    revokeTokens(database, customer.id);
    queueMail(service, passwordChangedMail(service, customer));
  });
  attempt.succeed();
  deliverMails(service);
}
