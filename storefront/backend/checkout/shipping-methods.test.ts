import { describe, expect, it } from 'vitest';
import { englishStoreView, polishStoreView } from '../../demo/store-views.ts';
import { findShippingMethod, listShippingMethods } from './shipping-methods.ts';

const question = {
  countryCode: 'PL',
  goodsValue: 10_000,
  isFree: false,
  scope: { storeView: polishStoreView, currency: 'PLN' },
};
const english = { storeView: englishStoreView, currency: 'EUR' };
const prices = (changes: Partial<typeof question>) =>
  listShippingMethods({ ...question, ...changes }).map((method) => [method.carrierCode, method.price]);

describe('listShippingMethods', () => {
  it('offers courier, parcel locker and collection', () => {
    expect(prices({})).toEqual([
      ['courier', 1499],
      ['parcel_locker', 1199],
      ['instore', 0],
    ]);
  });

  it('is free from 149 zł, not a grosz below, and with a coupon for free delivery', () => {
    expect(prices({ goodsValue: 14_899 })[0]).toEqual(['courier', 1499]);
    expect(prices({ goodsValue: 14_900 }).every(([, price]) => price === 0)).toBe(true);
    expect(prices({ isFree: true }).every(([, price]) => price === 0)).toBe(true);
  });

  it('has prices and a limit of its own in another currency', () => {
    expect(prices({ goodsValue: 3_499, scope: english })).toEqual([
      ['courier', 349],
      ['parcel_locker', 299],
      ['instore', 0],
    ]);
    expect(prices({ goodsValue: 3_500, scope: english })[0]).toEqual(['courier', 0]);
  });

  it('lists carriers that do not go abroad as unavailable, without a method', () => {
    const abroad = listShippingMethods({ ...question, countryCode: 'DE' });
    expect(abroad.map(({ available, methodCode }) => [available, methodCode])).toEqual(Array(3).fill([false, null]));
    expect(abroad[0]?.errorMessage).toContain('not available');
    expect(findShippingMethod(abroad, 'courier', 'standard')).toBeUndefined();
  });

  it('speaks the language of the store view', () => {
    expect(listShippingMethods({ ...question, scope: english })[0]?.carrierTitle).toBe('Courier');
    expect(findShippingMethod(listShippingMethods(question), 'instore', 'pickup')?.carrierTitle).toBe(
      'Odbiór w sklepie',
    );
  });
});
