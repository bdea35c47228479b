import { notAuthorized } from '../graphql-error.ts';
import type { RequestContext } from '../request-context.ts';
import { findCustomer } from './customer-repository.ts';
import type { CustomerRecord } from './customer-repository.ts';

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
 * @throws CommerceError graphql-authorization for a guest.
 */
export function requireCustomer(context: RequestContext): CustomerRecord {
  const customer = findCustomer(context.database, requireCustomerId(context));
  if (!customer) throw notAuthorized();
  return customer;
}
