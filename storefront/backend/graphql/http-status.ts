/**
 * Which release's habit the status line follows: up to 2.4.8 an executed request is 200 whatever its errors say,
 * from 2.4.9 (or with patch ACSD-68925) the category of the first error decides.
 */
export type StatusCodes = '2.4.8' | '2.4.9';

const AUTHENTICATION = 'graphql-authentication';
const AUTHORIZATION = 'graphql-authorization';

/** Status of an answer whose request was executed, by the category of its first error. */
export function executedStatus(category: unknown, statusCodes: StatusCodes): number {
  if (statusCodes === '2.4.8') return 200;
  if (category === AUTHENTICATION) return 401;
  return category === AUTHORIZATION ? 403 : 200;
}

/**
 * Status of an answer to a request that never ran: it could not be parsed, or its store, currency or token was refused.
 * What a 2.4.8 answers to a bad token differs between installations; 200 is what both known clients can read.
 */
export function refusedStatus(category: unknown, statusCodes: StatusCodes): number {
  if (category === AUTHENTICATION) return statusCodes === '2.4.8' ? 200 : 401;
  return statusCodes === '2.4.8' ? 500 : 400;
}
