import { englishStoreView, polishStoreView } from '../../demo/store-views.ts';
import { describe, expect, it } from 'vitest';
import { isPaymentMethodAvailable, listPaymentMethods, paymentTitle } from './payment-methods.ts';

describe('payment methods', () => {
  it('collapse to free when there is nothing to pay', () => {
    expect(listPaymentMethods(0, polishStoreView).map(({ code }) => code)).toEqual(['free']);
    expect(listPaymentMethods(1, polishStoreView).map(({ code }) => code)).toEqual([
      'witryna_card',
      'banktransfer',
      'cashondelivery',
    ]);
  });

  it('know which can be used', () => {
    expect(isPaymentMethodAvailable('banktransfer', 100, false, polishStoreView)).toBe(true);
    expect(isPaymentMethodAvailable('banktransfer', 0, false, polishStoreView)).toBe(false);
    expect(isPaymentMethodAvailable('free', 100, false, polishStoreView)).toBe(false);
    expect(isPaymentMethodAvailable('checkmo', 100, false, polishStoreView)).toBe(false);
    expect(isPaymentMethodAvailable('witryna_card_vault', 100, false, polishStoreView)).toBe(false);
    expect(isPaymentMethodAvailable('witryna_card_vault', 100, true, polishStoreView)).toBe(true);
  });

  it('are those of the shop where it defines its own', () => {
    const payments = [{ code: 'acme_pay', title: 'Acme', isDeferred: true }];
    const storeView = { ...polishStoreView, settings: { ...polishStoreView.settings, payments } };
    expect(listPaymentMethods(100, storeView)).toEqual(payments);
    expect(isPaymentMethodAvailable('acme_pay', 100, false, storeView)).toBe(true);
    expect(isPaymentMethodAvailable('banktransfer', 100, false, storeView)).toBe(false);
  });

  it('are named in the language of the store view', () => {
    expect(paymentTitle('banktransfer', polishStoreView)).toBe('Przelew bankowy');
    expect(paymentTitle('banktransfer', englishStoreView)).toBe('Bank transfer');
  });
});
