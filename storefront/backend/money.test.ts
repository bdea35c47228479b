import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDisplayHundredths, toGrosze, toMoney } from './money.ts';
import { englishStoreView, polishStoreView } from './store/store-view.ts';

const polish = { storeView: polishStoreView, currency: 'PLN' };
const english = { storeView: englishStoreView, currency: 'EUR' };

describe('money', () => {
  it('writes grosze as units and reads them back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (grosze) => {
        expect(toGrosze(toMoney(grosze, polish).value)).toBe(grosze);
      }),
    );
  });

  it('rounds converted amounts to hundredths, the same way on both sides of zero', () => {
    expect(toMoney(4_999, english)).toEqual({ value: 11.75, currency: 'EUR' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (grosze) => {
        expect(toDisplayHundredths(-grosze, english) + toDisplayHundredths(grosze, english)).toBe(0);
      }),
    );
  });

  it('refuses a currency that the store view does not have', () => {
    expect(() => toMoney(1, { storeView: polishStoreView, currency: 'EUR' })).toThrow(RangeError);
  });
});
