import { describe, expect, it } from 'vitest';
import { emptyAddress } from './address.ts';
import { isAddress } from './stored-address.ts';
import { anna } from './testing/checkout-fixture.ts';

describe('isAddress', () => {
  it('knows an address again after storing', () => {
    expect(isAddress(JSON.parse(JSON.stringify(anna)))).toBe(true);
    expect(isAddress(emptyAddress)).toBe(true);
  });

  it.each([
    ['null', null],
    ['text', 'Anna'],
    ['a list', [anna]],
    ['an address without a city', { ...anna, city: undefined }],
    ['a street as text', { ...anna, street: 'Prosta 1' }],
    ['a street of numbers', { ...anna, street: [1] }],
    ['a number for a postcode', { ...anna, postcode: 31000 }],
    ['a text for the choice of an invoice', { ...anna, wants_invoice: 'yes' }],
  ])('refuses %s', (_, value) => expect(isAddress(value)).toBe(false));
});
