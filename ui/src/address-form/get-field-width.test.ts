import { describe, expect, it } from 'vitest';
import type { AddressFieldName } from './address-fields.ts';
import { half, third, twoThirds, whole } from './address-form.css.ts';
import { getFieldWidth } from './get-field-width.ts';

const widths = (...shown: AddressFieldName[]) => shown.map((name) => getFieldWidth(name, shown));

describe('getFieldWidth', () => {
  it('puts the first two names into one row', () => {
    expect(widths('firstname', 'lastname')).toEqual([half, half]);
    expect(widths('lastname', 'firstname', 'middlename')).toEqual([half, half, whole]);
  });

  it('puts company and tax number into one row', () => {
    expect(widths('company', 'vatId')).toEqual([half, half]);
    expect(widths('company')).toEqual([whole]);
    expect(widths('vatId')).toEqual([whole]);
  });

  it.each<[AddressFieldName[], string[]]>([
    [
      ['street', 'postcode', 'city', 'region'],
      [whole, third, twoThirds, whole],
    ],
    [
      ['street', 'postcode', 'city'],
      [whole, third, twoThirds],
    ],
    [
      ['street', 'city', 'region', 'postcode'],
      [whole, third, third, third],
    ],
    [
      ['street', 'city', 'postcode'],
      [whole, twoThirds, third],
    ],
    [
      ['postcode', 'region', 'city', 'street'],
      [third, third, third, whole],
    ],
    [
      ['region', 'city', 'street', 'postcode'],
      [third, twoThirds, whole, third],
    ],
    [
      ['city', 'street', 'postcode'],
      [whole, whole, third],
    ],
  ])('fills the rows of %j', (shown, expected) => {
    expect(widths(...shown)).toEqual(expected);
  });
});
