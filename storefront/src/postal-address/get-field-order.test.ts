import { describe, expect, it } from 'vitest';
import { getFieldOrder } from './get-field-order.ts';

describe('getFieldOrder', () => {
  it.each([
    ['PL', 'street postcode city region'],
    ['DE', 'street postcode city region'],
    ['', 'street postcode city region'],
    ['IT', 'street postcode city region'],
    ['ES', 'street postcode city region'],
    ['US', 'street city region postcode'],
    ['CA', 'street city region postcode'],
    ['AU', 'street city region postcode'],
    ['BR', 'street city region postcode'],
    ['IN', 'street city postcode region'],
    ['GB', 'street city region postcode'],
    ['IE', 'street city region postcode'],
    ['SA', 'street city region postcode'],
    ['AE', 'street postcode city region'],
    ['HU', 'city region street postcode'],
    ['JP', 'postcode region city street'],
    ['CN', 'postcode region city street'],
    ['KR', 'region city street postcode'],
  ])('has the place as in %s: %s', (country, place) => {
    expect(getFieldOrder(country).place.join(' ')).toBe(place);
  });

  it.each(['JP', 'HU', 'CN', 'KR'])('has the family name first in %s', (country) => {
    expect(getFieldOrder(country).names).toEqual(['lastname', 'firstname', 'middlename']);
  });

  it.each(['PL', 'US', ''])('has the given names first in "%s"', (country) => {
    expect(getFieldOrder(country).names).toEqual(['firstname', 'middlename', 'lastname']);
  });
});
