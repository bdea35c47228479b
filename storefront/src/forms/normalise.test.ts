import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalisePhone, normalisePostcode } from './index.ts';

describe('normalisePostcode', () => {
  it.each(['00-950', '00950', '00 950', ' 00 - 950 ', '00–950'])('reads %s', (value) => {
    expect(normalisePostcode(value)).toBe('00-950');
  });

  it.each(['', '0095', '009500', '0a-950', '000-50', 'SW1A 1AA', '1-00950'])('refuses "%s"', (value) => {
    expect(normalisePostcode(value)).toBeUndefined();
  });

  it('keeps what it has written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), (number) => {
        const digits = String(number).padStart(5, '0');
        const postcode = normalisePostcode(digits);
        expect(postcode?.replace('-', '')).toBe(digits);
        expect(normalisePostcode(postcode ?? '')).toBe(postcode);
      }),
    );
  });
});

describe('normalisePhone', () => {
  it.each(['600700800', '600 700 800', '600-700-800', '+48 600 700 800', '0048600700800', '48 600 700 800', '(60) 070-08-00'])(
    'reads %s',
    (value) => {
      expect(normalisePhone(value)).toBe('+48600700800');
    },
  );

  it('keeps numbers of other countries', () => {
    expect(normalisePhone('+49 30 901820')).toBe('+4930901820');
  });

  it.each(['', '112', '60070080', '+48 600 700 80', '+48 6007008000', 'abc', '600700800x', '+0123456789', '+1234567890123456'])(
    'refuses "%s"',
    (value) => {
      expect(normalisePhone(value)).toBeUndefined();
    },
  );
});
