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

  it('takes the last rate that applies, and leaves out a carrier without one', () => {
    const rates = [
      { countries: ['DE'], price: 690 },
      { countries: ['DE'], minimumSubtotal: 10_000, price: 0 },
    ];
    const carrier = {
      code: 'tablerate',
      methodCode: 'bestway',
      price: 500,
      rates,
      titles: { pl: ['a', 'b'] },
    } as const;
    const shipping = { countries: ['DE', 'AT'], freeFrom: null, carriers: [carrier] };
    const storeView = { ...polishStoreView, settings: { ...polishStoreView.settings, shipping } };
    const scope = { storeView, currency: 'PLN' };
    expect(prices({ scope, countryCode: 'DE', goodsValue: 9_999 })).toEqual([['tablerate', 690]]);
    expect(prices({ scope, countryCode: 'DE', goodsValue: 10_000 })).toEqual([['tablerate', 0]]);
    expect(listShippingMethods({ ...question, scope, countryCode: 'AT' })[0]).toMatchObject({ available: false });
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
