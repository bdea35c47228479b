import { notAuthenticated } from '../graphql-error.ts';
import { beginAttempt } from '../limits/begin-attempt.ts';
import type { RequestContext, ServiceContext } from '../request-context.ts';
import { emailKey } from './email-address.ts';
import { isUnconfirmed } from './email-confirmation.ts';
import { findCustomer, findCustomerByEmail, updateFailures } from './customer-repository.ts';
import type { CustomerRecord } from './customer-repository.ts';
import { afterFailure, isLocked, NO_FAILURES } from './lock-rules.ts';
import { pretendToVerify, verifyPassword } from './password-hash.ts';

/** Whether the password is right; counts failures and locks the account. A locked account refuses every password. */
async function checkPassword(service: ServiceContext, customer: CustomerRecord, password: string): Promise<boolean> {
  const matches = await verifyPassword(password, customer.password_hash);
  return service.database.transaction(() => {
    // Others may have failed or been locked out while the hash was computed.
    const current = findCustomer(service.database, customer.id) ?? customer;
    const now = service.now();
    if (isLocked(current, now)) return false;
    updateFailures(service.database, customer.id, matches ? NO_FAILURES : afterFailure(current, now));
    return matches;
  });
}

const signInRefused = () =>
  notAuthenticated(
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  );

/**
 * The customer who signs in with an e-mail address and a password.
 * @throws CommerceError graphql-authentication: the same for an unknown address, a wrong password, a locked account and
 * too many failures; another one, with the right password, for an account that is not confirmed.
 */
export async function signIn(service: RequestContext, email: string, password: string): Promise<CustomerRecord> {
  const attempt = beginAttempt(service, 'sign-in', emailKey(email));
  if (!attempt) throw signInRefused();
  const customer = findCustomerByEmail(service.database, email);
  if (!customer) await pretendToVerify(password);
  if (!customer || !(await checkPassword(service, customer, password))) {
    throw signInRefused();
  }
  attempt.succeed();
  if (isUnconfirmed(service.database, customer.id))
    throw notAuthenticated("This account isn't confirmed. Verify and try again.");
  return customer;
}

/**
 * Makes sure that a signed-in customer knows the password, before the e-mail address or the password changes.
 * @throws CommerceError graphql-authentication when not.
 */
export async function confirmPassword(
  service: ServiceContext,
  customer: CustomerRecord,
  password: string,
): Promise<void> {
  if (isLocked(customer, service.now())) throw notAuthenticated('The account is locked.');
  if (!(await checkPassword(service, customer, password))) throw notAuthenticated('Invalid login or password.');
}
