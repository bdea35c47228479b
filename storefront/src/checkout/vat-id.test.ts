import { describe, expect, it } from 'vitest';
import { getVatIdExample, normalizeVatId, vatIdError } from './vat-id.ts';

describe('vatIdError', () => {
  it.each(['5260250995', '526-025-09-95', 'PL5260250995', ' 526 025 09 95 ', ''])('accepts "%s" in Poland', (vatId) => {
    expect(vatIdError(vatId, 'PL')).toBeUndefined();
  });

  it.each(['5260250996', '526025099', '52602509955', '0000000000', '1234567890', 'NIP'])(
    'refuses "%s" in Poland',
    (vatId) => {
      expect(vatIdError(vatId, 'PL')).toEqual({ id: 'checkout.nipInvalid' });
    },
  );

  it('accepts the number of a company from abroad in Poland', () => {
    expect(vatIdError('DE123456789', 'PL')).toBeUndefined();
    expect(vatIdError(' atu12345678', 'PL')).toBeUndefined();
  });

  it.each(['DE', 'US', ''])('checks nothing in the country "%s"', (country) => {
    expect(vatIdError('123', country)).toBeUndefined();
  });
});

describe('normalizeVatId', () => {
  it('keeps the ten digits of a Polish number', () => {
    expect(normalizeVatId(' pl 526–025–09–95 ', 'PL')).toBe('5260250995');
  });

  it('only trims what it does not know', () => {
    expect(normalizeVatId(' DE 123-456 ', 'PL')).toBe('DE 123-456');
    expect(normalizeVatId(' DE123456789 ', 'DE')).toBe('DE123456789');
  });
});

describe('getVatIdExample', () => {
  it('has one for the countries of the European Union', () => {
    expect(getVatIdExample('GR')).toBe('EL123456789');
    expect(getVatIdExample('US')).toBeUndefined();
  });
});
