import { notAuthenticated, notAuthorized } from '../graphql-error.ts';
import type { RequestContext } from '../request-context.ts';
import { findCustomer } from './customer-repository.ts';
import type { CustomerRecord } from './customer-repository.ts';
import { isLocked } from './lock-rules.ts';

/**
 * Id of the signed-in customer.
 * @throws CommerceError graphql-authorization for a guest.
 */
export function requireCustomerId(context: RequestContext): number {
  if (!context.customer) throw notAuthorized();
  return context.customer.id;
}

/**
 * Account of the signed-in customer.
 * @throws CommerceError graphql-authorization for a guest, graphql-authentication while the account is locked.
 */
export function requireCustomer(context: RequestContext): CustomerRecord {
  const customer = findCustomer(context.database, requireCustomerId(context));
  if (!customer) throw notAuthorized();
  if (isLocked(customer, context.now())) throw notAuthenticated('The account is locked.');
  return customer;
}
