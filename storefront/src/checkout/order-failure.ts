import { isCaptchaError } from '../captcha/index.ts';
import { getCartErrorStatus } from '../cart/index.ts';
import { CommerceError, RestError, serverText } from '../commerce/index.ts';
import type { OrderOutcome, RejectionReason, ResponseLoss } from './order-types.ts';

/** The backend's decision not to place the order. */
export type Rejection = Extract<OrderOutcome, { type: 'refused' }>;

/** Returns the meaning of a failed request: a definite response, or how the response was lost. */
export function toOrderFailure(
  error: unknown,
): Rejection | Extract<OrderOutcome, { type: 'not-placed' }> | ResponseLoss {
  // A rate limit rejects the request before it is processed.
  if (isRateLimited(error)) return { type: 'not-placed' };
  if (error instanceof CommerceError) {
    if (error.kind === 'timeout') return 'timeout';
    if (error.kind !== 'graphql' && error.kind !== 'stock') return 'cut';
    // An error without a category is an internal one, which may come after the commit.
    const isDecision =
      error.errors.some(({ category }) => category !== undefined) &&
      getCartErrorStatus(error) === null &&
      !cartNotFoundText.test(error.message);
    return isDecision
      ? { type: 'refused', reason: getRejectionReason(error, error.message), message: serverText(error) }
      : 'answered';
  }
  if (!(error instanceof RestError)) return 'answered';
  const { status, serverMessage } = error;
  // The response is the gateway's. The backend may still process the request.
  if (status === 502 || status === 503 || status === 504) return 'cut';
  // A 4xx response is a decision of the backend, except one that the cart is missing or inactive.
  const isDecision =
    status >= 400 && status < 500 && status !== 404 && status !== 408 && !cartNotFoundText.test(serverMessage ?? '');
  return isDecision
    ? { type: 'refused', reason: getRejectionReason(error, serverMessage), message: serverMessage }
    : 'answered';
}

/**
 * Returns whether the backend may have presented the payment to its provider before an order failed. Rate limits,
 * sessions and captchas are checked first. Other texts do not decide: they come in any language, and from any gateway.
 */
export function mayHavePresentedPayment(error: unknown): boolean {
  return !isUnauthorized(error) && !isForbidden(error) && !isRateLimited(error) && !isCaptchaError(error);
}

const isRateLimited = (error: unknown) =>
  ((error instanceof RestError || error instanceof CommerceError) && error.status === 429) ||
  hasCategory(error, 'graphql-too-many-requests');

const isForbidden = (error: unknown) => error instanceof RestError && error.status === 403;

/** Whether the backend knows neither the customer nor the guest's right to the cart any more. */
export const isUnauthorized = (error: unknown) =>
  (error instanceof RestError && error.status === 401) ||
  hasCategory(error, 'graphql-authentication') ||
  hasCategory(error, 'graphql-authorization');

const hasCategory = (error: unknown, wanted: string) =>
  error instanceof CommerceError && error.errors.some(({ category }) => category === wanted);

const cartNotFoundText = /cart isn't active|koszyk nie jest aktywny|could not find a cart|no such entity/i;
const stockText = /requested qty|out of stock|in stock status|not available to sell|niedostępn|brak w magazynie/i;
const paymentText = /payment (?:could not|was|has been|is refused)|declined|gateway|transaction|płatno|odrzuc/i;

function getRejectionReason(error: RestError | CommerceError, message = ''): RejectionReason {
  if (isUnauthorized(error) || isForbidden(error)) return 'signed-out';
  if (stockText.test(message)) return 'stock';
  return paymentText.test(message) ? 'payment' : 'other';
}
