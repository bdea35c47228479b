import { defineRow, text, type Database } from '../database/index.ts';
import { inputError } from '../graphql-error.ts';
import { beginAttempt } from '../limits/begin-attempt.ts';
import { deliverMails, queueMail } from '../mail/index.ts';
import type { RequestContext } from '../request-context.ts';
import { storeConfig } from '../store/store-config.ts';
import { accountConfirmationMail, accountCreatedMail } from './account-mails.ts';
import { findCustomerByEmail, type CustomerRecord } from './customer-repository.ts';
import { emailKey, isEmailAddress } from './email-address.ts';
import { newSecret } from './session-tokens.ts';

const keyRow = defineRow<{ confirmation_key: string }>({ confirmation_key: text });

const findKey = (database: Database, customerId: number): string | undefined =>
  database.get(keyRow, 'SELECT confirmation_key FROM customer_confirmation WHERE customer_id = ?', [customerId])
    ?.confirmation_key;

/** Whether new accounts have to be confirmed in the store view of the request. */
export const requiresConfirmation = (context: RequestContext): boolean =>
  storeConfig(context.storeView, context)['create_account_confirmation'] === true;

/** Whether an account waits for its confirmation. */
export const isUnconfirmed = (database: Database, customerId: number): boolean =>
  findKey(database, customerId) !== undefined;

/** Queues the mail with the link that confirms a new account. Call within a transaction. */
export function beginConfirmation(
  context: RequestContext,
  customer: Pick<CustomerRecord, 'id' | 'email' | 'firstname'>,
): void {
  const key = newSecret();
  context.database.run('INSERT INTO customer_confirmation (customer_id, confirmation_key) VALUES (?, ?)', [
    customer.id,
    key,
  ]);
  queueMail(context, accountConfirmationMail(context, customer, key));
}

/**
 * Activates an account with the key of its mail.
 *
 * @throws CommerceError graphql-input for a wrong key or address, and for an account that is active
 */
export function confirmEmail(
  context: RequestContext,
  { email, confirmation_key: key }: { email: string; confirmation_key: string },
): CustomerRecord {
  if (!isEmailAddress(email)) throw inputError('Email is invalid');
  const { database } = context;
  const customer = findCustomerByEmail(database, email);
  if (!customer) throw inputError('There was an error confirming the account');
  const stored = findKey(database, customer.id);
  if (stored === undefined) throw inputError('The account is already active.');
  if (stored !== key) throw inputError('The confirmation token is invalid. Verify the token and try again.');
  database.transaction(() => {
    database.run('DELETE FROM customer_confirmation WHERE customer_id = ?', [customer.id]);
    queueMail(context, accountCreatedMail(context, customer));
  });
  deliverMails(context);
  return customer;
}

/**
 * Mails the link again.
 *
 * @throws CommerceError graphql-input for an unknown address and for an account that is active
 */
export function resendConfirmationEmail(context: RequestContext, email: string): void {
  if (!isEmailAddress(email)) throw inputError('Email address is not valid');
  const { database } = context;
  const customer = findCustomerByEmail(database, email);
  if (!customer) throw inputError('There is no user registered with that email address.');
  const key = findKey(database, customer.id);
  if (key === undefined) throw inputError("Confirmation isn't needed.");
  if (!beginAttempt(context, 'mail-confirmation', emailKey(email)))
    throw inputError('There was an error when sending the confirmation email');
  queueMail(context, accountConfirmationMail(context, customer, key));
  deliverMails(context);
}
