import { alreadyExists, inputError } from '../graphql-error.ts';
import { deliverMails, queueMail } from '../mail/index.ts';
import { moveSubscription } from '../newsletter/subscriber-repository.ts';
import { setSubscription } from '../newsletter/subscription.ts';
import type { RequestContext } from '../request-context.ts';
import { accountCreatedMail, emailChangedMail, passwordChangedMail } from './account-mails.ts';
import { findAttributeValues, saveAttributeValues } from './custom-attribute-repository.ts';
import { readCustomAttributes } from './custom-attributes.ts';
import {
  findCustomer,
  findCustomerByEmail,
  insertCustomer,
  updateEmail,
  updatePassword,
  updateProfile,
} from './customer-repository.ts';
import type { CustomerRecord } from './customer-repository.ts';
import { isEmailAddress } from './email-address.ts';
import { beginConfirmation, requiresConfirmation } from './email-confirmation.ts';
import { confirmPassword } from './password-check.ts';
import { hashPassword } from './password-hash.ts';
import { passwordProblem } from './password-rules.ts';
import { readProfile } from './profile-rules.ts';
import type { ProfileInput } from './profile-rules.ts';
import { revokeTokens } from './session-tokens.ts';

/** Consent that comes with an account: the customer ticked the newsletter box. */
const ACCOUNT_OPT_IN = { isConsent: true, optinSource: 'account' };

function requireEmail(email: string): string {
  const address = email.trim();
  if (!isEmailAddress(address)) throw inputError('"Email" is not a valid email address.');
  return address;
}

const isTaken = (service: RequestContext, email: string, ownId?: number): boolean => {
  const owner = findCustomerByEmail(service.database, email);
  return owner !== undefined && owner.id !== ownId;
};

/** Refuses a taken address for a new account. Magento calls it bad input here, and a duplicate where one is changed. */
function requireFree(service: RequestContext, email: string): void {
  if (isTaken(service, email))
    throw inputError('A customer with the same email address already exists in an associated website.');
}

function reload(service: RequestContext, id: number): CustomerRecord {
  const customer = findCustomer(service.database, id);
  if (!customer) throw new Error(`Customer ${id} has disappeared.`);
  return customer;
}

/**
 * Creates an account and mails a welcome.
 * @throws CommerceError graphql-input, also for a taken e-mail address.
 */
export async function createAccount(
  service: RequestContext,
  input: ProfileInput & { email: string; password?: string | null },
): Promise<CustomerRecord> {
  const email = requireEmail(input.email);
  const { settings } = service.storeView;
  const profile = readProfile(input, null, settings);
  const attributes = readCustomAttributes(input.custom_attributes, settings.customerAttributes);
  const password = input.password ?? '';
  const problem = passwordProblem(password, email);
  if (problem !== null) throw inputError(problem);
  requireFree(service, email);
  const passwordHash = await hashPassword(password);
  const id = service.database.transaction(() => {
    requireFree(service, email);
    const customerId = insertCustomer(service.database, email, passwordHash, profile, service.now().toISOString());
    saveAttributeValues(service.database, 'customer', customerId, attributes);
    if (requiresConfirmation(service))
      beginConfirmation(service, { id: customerId, email, firstname: profile.firstname });
    else queueMail(service, accountCreatedMail(service, { email, firstname: profile.firstname }));
    if (input.is_subscribed === true) setSubscription(service, email, true, ACCOUNT_OPT_IN);
    return customerId;
  });
  deliverMails(service);
  return reload(service, id);
}

/**
 * Changes the profile and the newsletter subscription; what the input does not mention stays.
 * @throws CommerceError graphql-input
 */
export function updateAccount(service: RequestContext, customer: CustomerRecord, input: ProfileInput): CustomerRecord {
  const { settings } = service.storeView;
  const profile = readProfile(input, customer, settings);
  const stored = findAttributeValues(service.database, 'customer', customer.id);
  const attributes = readCustomAttributes(input.custom_attributes, settings.customerAttributes, stored);
  service.database.transaction(() => {
    updateProfile(service.database, customer.id, profile);
    saveAttributeValues(service.database, 'customer', customer.id, attributes);
    if (typeof input.is_subscribed === 'boolean') {
      setSubscription(service, customer.email, input.is_subscribed, {
        ...ACCOUNT_OPT_IN,
        isConsent: input.is_subscribed,
      });
    }
  });
  deliverMails(service);
  return reload(service, customer.id);
}

/**
 * Moves the account to another e-mail address and tells the former one.
 * @throws CommerceError graphql-input, graphql-authentication for a wrong password, graphql-already-exists
 */
export async function changeEmail(
  service: RequestContext,
  customer: CustomerRecord,
  newEmail: string,
  password: string,
): Promise<CustomerRecord> {
  const email = requireEmail(newEmail);
  if (password === '') throw inputError('Provide the current "password" to change "email".');
  await confirmPassword(service, customer, password);
  service.database.transaction(() => {
    if (isTaken(service, email, customer.id))
      throw alreadyExists(`A customer with the same email address (${email}) already exists in an associated website.`);
    updateEmail(service.database, customer.id, email);
    moveSubscription(service.database, customer.email, email);
    queueMail(service, emailChangedMail(service, customer, email));
  });
  deliverMails(service);
  return reload(service, customer.id);
}

/**
 * Changes the password and ends every session, the caller's too.
 * @throws CommerceError graphql-input, or graphql-authentication for a wrong current password.
 */
export async function changePassword(
  service: RequestContext,
  customer: CustomerRecord,
  currentPassword: string,
  newPassword: string,
): Promise<CustomerRecord> {
  if (currentPassword === '') throw inputError('Specify the "currentPassword" value.');
  if (newPassword === '') throw inputError('Specify the "newPassword" value.');
  await confirmPassword(service, customer, currentPassword);
  const problem = passwordProblem(newPassword, customer.email);
  if (problem !== null) throw inputError(problem);
  const passwordHash = await hashPassword(newPassword);
  service.database.transaction(() => {
    updatePassword(service.database, customer.id, passwordHash);
    revokeTokens(service.database, customer.id);
    queueMail(service, passwordChangedMail(service, customer));
  });
  deliverMails(service);
  return reload(service, customer.id);
}
