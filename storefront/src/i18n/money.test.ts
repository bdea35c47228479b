import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createShopIntl, formatMinorUnits, formatMoney, locales, noCurrency, toMinorUnits } from './index.ts';

const { intl } = createShopIntl({ locale: 'pl_PL' });
/** Intl writes no-break spaces. */
const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('toMinorUnits', () => {
  it.each([
    [49.99, 4999],
    [0, 0],
    [0.29, 29],
    [1.005, 101],
    [8.165, 817],
    [-1.1, -110],
    [1e-7, 0],
    [1234567.89, 123456789],
  ])('reads %d', (value, expected) => {
    expect(toMinorUnits(value)).toBe(expected);
  });

  it('gives back every whole number of grosze', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (grosze) => {
        expect(toMinorUnits(grosze / 100)).toBe(grosze === 0 ? 0 : grosze);
      }),
    );
  });
});

describe('formatMoney', () => {
  it('[I18-09] writes złote in Polish', () => {
    expect(plain(formatMoney(intl, { value: 44.9, currency: 'PLN' }, 'PLN'))).toBe('44,90 zł');
    expect(plain(formatMinorUnits(intl, 1_234_567, 'PLN'))).toBe('12 345,67 zł');
    expect(plain(formatMinorUnits(intl, 0, 'PLN'))).toBe('0,00 zł');
  });

  it.each([
    ['RSD', 123_450, '1234,50 RSD'],
    ['JPY', 123_400, '1234 JPY'],
    ['HUF', 100, '1,00 HUF'],
  ])('writes the decimals of %s everywhere the same', (currency, hundredths, text) => {
    expect(plain(formatMinorUnits(intl, hundredths, currency))).toBe(text);
  });

  it('[I18-09] uses the display currency of the store view for amounts without one', () => {
    expect(plain(formatMoney(intl, { value: 1, currency: null }, 'PLN'))).toBe('1,00 zł');
  });

  it('[I18-09] writes amounts in the way of every locale', () => {
    const texts = locales.map((locale) => plain(formatMinorUnits(createShopIntl({ locale }).intl, 123_456, 'EUR')));
    expect(texts).toEqual([
      '1 234,56 €',
      '€1,234.56',
      '1 234,56 €',
      '1.234,56 €',
      '€1,234.56',
      '€ 1.234,56',
      '1234,56 €',
      '1234,56 €',
      '1234,56 €',
      '1234,56 €',
    ]);
  });

  // Servers write `¤` there, and Chromium the code: the page would differ from its HTML.
  it.each(['', 'EURO', 'SOMETHING_NEW', noCurrency, noCurrency.toLowerCase()])(
    'writes an amount in "%s" without a symbol',
    (currency) => {
      expect(plain(formatMoney(intl, { value: 44.9, currency }, 'PLN'))).toBe('44,90');
      expect(plain(formatMoney(createShopIntl({ locale: 'de_DE' }).intl, { value: 1234, currency }, 'EUR'))).toBe(
        '1.234,00',
      );
    },
  );

  it.each([null, undefined, {}, { value: null, currency: 'PLN' }])('knows no amount in %j', (money) => {
    expect(formatMoney(intl, money, 'PLN')).toBeUndefined();
  });
});
