import { describe, expect, it } from 'vitest';
import { requiresAction, getPaymentOutcome } from './adyen-results.ts';

describe('[CHK-32] the result codes of Adyen', () => {
  it.each([
    ['Authorised', 'authorized'],
    ['Received', 'pending'],
    ['Pending', 'pending'],
    ['PresentToShopper', 'pending'],
    ['Refused', 'refused'],
    ['Cancelled', 'cancelled'],
    ['Error', 'failed'],
    ['SomethingNew', 'unknown'],
    ['', 'unknown'],
    ['constructor', 'unknown'],
  ] as const)('%s ends a payment as %s', (code, outcome) => {
    expect(getPaymentOutcome(code)).toBe(outcome);
    expect(requiresAction(code)).toBe(false);
  });

  it.each(['IdentifyShopper', 'ChallengeShopper', 'RedirectShopper'])('%s asks the shopper first', (code) => {
    expect(requiresAction(code)).toBe(true);
  });
});
