import type { PaymentOutcome } from './payment-adapter.ts';

/**
 * What Adyen's result codes that end a payment mean for the order; see
 * docs.adyen.com/online-payments/payment-result-codes.
 */
const outcomes: Readonly<Partial<Record<string, PaymentOutcome>>> = {
  Authorised: 'authorised',
  Received: 'pending',
  Pending: 'pending',
  PresentToShopper: 'pending',
  Refused: 'refused',
  Cancelled: 'cancelled',
  Error: 'failed',
};

/** Codes after which the shopper has to do something first. */
const questions: readonly string[] = ['IdentifyShopper', 'ChallengeShopper', 'RedirectShopper'];

/** Whether the shopper has to do something before the payment can end. */
export function isQuestion(resultCode: string): boolean {
  return questions.includes(resultCode);
}

/** How a payment with this result code ended; a code that nobody knows yet is `unknown`, never a failure. */
export function outcomeOf(resultCode: string): PaymentOutcome {
  return (Object.hasOwn(outcomes, resultCode) && outcomes[resultCode]) || 'unknown';
}
