// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { payWithSavedCard, toSavedCards } from './saved-cards.ts';

const token = (payment_method_code: string, details: object | null, type: 'card' | 'account' = 'card') => ({
  public_hash: `hash-${payment_method_code}`,
  payment_method_code,
  type,
  details: details && JSON.stringify(details),
});
const visa = { type: 'VI', maskedCC: '1111', expirationDate: '12/2030' };
const answer = (...items: ReturnType<typeof token>[]) => ({
  customerPaymentTokens: { __typename: 'CustomerPaymentTokens' as const, items },
});
const offered = [
  { code: 'braintree', title: 'Karta' },
  { code: 'banktransfer', title: 'Przelew' },
];

const returnUrl = 'https://shop.example/checkout';

describe('saved cards at the checkout', () => {
  it('are those whose method is offered for the cart, and pay by its vault', () => {
    const [card, ...others] = toSavedCards(
      answer(token('braintree', visa), token('witryna_card', visa), token('paypal', visa)),
      offered,
    );
    expect(others).toEqual([]);
    expect(card).toEqual({
      hash: 'hash-braintree',
      brand: 'Visa',
      digits: '1111',
      expires: '12/2030',
      method: 'braintree_cc_vault',
    });
    expect(card && payWithSavedCard(card, returnUrl)).toEqual({
      method: 'braintree_cc_vault',
      additionalData: { public_hash: 'hash-braintree' },
    });
  });

  it('of Adyen tell the bank about the browser, and where the shopper comes back to', () => {
    const [card] = toSavedCards(answer(token('adyen_cc', visa)), [{ code: 'adyen_cc', title: 'Karta' }]);
    const payment = card && payWithSavedCard(card, returnUrl);
    expect(payment).toMatchObject({
      method: 'adyen_cc_vault',
      additionalData: { public_hash: 'hash-adyen_cc', returnUrl },
    });
    expect(JSON.parse(String(payment?.additionalData['stateData']))).toMatchObject({
      browserInfo: { userAgent: navigator.userAgent, timeZoneOffset: new Date().getTimezoneOffset() },
    });
  });

  it('leave out what is no card and what nobody could recognize', () => {
    expect(
      toSavedCards(
        answer(token('braintree', visa, 'account'), token('braintree', null), token('braintree', { maskedCC: 'x' })),
        offered,
      ),
    ).toEqual([]);
    expect(toSavedCards(undefined, offered)).toEqual([]);
  });
});
