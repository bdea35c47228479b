import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPostcodeExample, isPostcodeNumeric, normalizePostcode, validatePostcode } from './index.ts';

describe('normalizePostcode', () => {
  it.each(['00-950', '00950', '00 950', ' 00 - 950 ', '00–950', 'PL 00-950'])(
    'reads the Polish postcode %s',
    (value) => {
      expect(normalizePostcode(value, 'PL')).toBe('00-950');
    },
  );

  it.each(['1234', '', '0095', '009500', '0a-950', '000-50', 'SW1A 1AA', '1-00950'])(
    'rejects "%s" in Poland',
    (value) => {
      expect(normalizePostcode(value, 'PL')).toBeUndefined();
    },
  );

  it.each([
    ['DE', 'D-10115', '10115'],
    ['DE', '10115', '10115'],
    ['AT', 'A-1010', '1010'],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'm1 1ae', 'M1 1AE'],
    ['NL', '1012ab', '1012 AB'],
    ['CA', 'k1a-0b1', 'K1A 0B1'],
    ['IE', 'd02 x285', 'D02 X285'],
    ['IE', 'D6WXY00', 'D6W XY00'],
    ['LV', '1010', 'LV-1010'],
    ['LV', 'lv1010', 'LV-1010'],
    ['US', '90210', '90210'],
    ['US', '902101234', '90210-1234'],
    ['JP', '１００-０００１', '100-0001'],
    ['PT', '1000 205', '1000-205'],
    ['SE', '11455', '114 55'],
    ['IN', '400 001', '400001'],
    ['FR', '75 001', '75001'],
    ['CN', '100 000', '100000'],
    ['VN', '70000', '70000'],
    ['VN', '700 000', '700000'],
    ['JP', '１００−０００１', '100-0001'],
    ['JP', '100ー0001', '100-0001'],
    ['SA', '١٢٣٤٥', '12345'],
    ...['AS', 'GU', 'MP', 'PR', 'VI'].flatMap((country) => [
      [country, '00907', '00907'],
      [country, '009071234', '00907-1234'],
    ]),
  ])('writes the postcode of %s %s as %s', (country, typed, written) => {
    expect(normalizePostcode(typed, country)).toBe(written);
  });

  it.each([
    ['DE', '1234'],
    ['GB', '12345'],
    ['NL', '1012'],
    ['CA', 'K1A 0B'],
    ['US', '9021'],
    ['IN', '400 00'],
    ['IN', '4000 001'],
    ['DE', '31-000'],
  ])('rejects in %s the postcode %s', (country, typed) => {
    expect(normalizePostcode(typed, country)).toBeUndefined();
  });

  it('accepts anything in a country whose form is not known', () => {
    expect(normalizePostcode(' 1234 ', 'HK')).toBe('1234');
    expect(validatePostcode('HK')('1234')).toBeUndefined();
  });

  it('leaves what it has written unchanged', () => {
    fc.assert(
      fc.property(fc.constantFrom('PL', 'DE', 'GB', 'NL', 'CA', 'LV', 'US', 'IE'), fc.string(), (country, typed) => {
        const written = normalizePostcode(typed, country);
        if (written !== undefined) expect(normalizePostcode(written, country)).toBe(written);
      }),
    );
  });
});

describe('getPostcodeExample', () => {
  it.each([
    ['PL', '12-345'],
    ['DE', '12345'],
    ['GB', 'AB1 2CD'],
    ['LV', 'LV-1234'],
    ['HK', undefined],
  ])('of %s is %s', (country, example) => {
    expect(getPostcodeExample(country)).toBe(example);
  });

  it.each(['PL', 'DE', 'GB', 'IE', 'MT', 'AR', 'CA', 'NL', 'BR', 'AZ', 'IR'])(
    'passes its own check in %s',
    (country) => {
      expect(validatePostcode(country)(getPostcodeExample(country) ?? '')).toBeUndefined();
    },
  );
});

describe('validatePostcode', () => {
  it('returns the expected form', () => {
    expect(validatePostcode('PL')('1234')).toMatchObject({ id: 'formValidation.postcode', value: '12-345' });
    expect(validatePostcode('PL')('  ')).toBeUndefined();
  });
});

describe('isPostcodeNumeric', () => {
  it('is true only where nothing but digits is typed', () => {
    expect(['PL', 'DE', 'SE'].every(isPostcodeNumeric)).toBe(true);
    expect(['GB', 'NL', 'LV', 'HK'].some(isPostcodeNumeric)).toBe(false);
  });
});
