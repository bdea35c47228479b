import type { PaymentOutcome } from './payment-adapter.ts';

/**
 * What Adyen's result codes that end a payment mean for the order; see
 * docs.adyen.com/online-payments/payment-result-codes.
 */
const outcomes: Readonly<Partial<Record<string, PaymentOutcome>>> = {
  Authorised: 'authorized',
  Received: 'pending',
  Pending: 'pending',
  PresentToShopper: 'pending',
  Refused: 'refused',
  Cancelled: 'cancelled',
  Error: 'failed',
};

/** Result codes that require an action of the shopper. */
const actions: readonly string[] = ['IdentifyShopper', 'ChallengeShopper', 'RedirectShopper'];

/** Returns whether the payment requires an action of the shopper. */
export function requiresAction(resultCode: string): boolean {
  return actions.includes(resultCode);
}

/** Returns the outcome of a result code; an unknown code is `unknown`, never a failure. */
export function getPaymentOutcome(resultCode: string): PaymentOutcome {
  return (Object.hasOwn(outcomes, resultCode) && outcomes[resultCode]) || 'unknown';
}
