import { describe, expect, it } from 'vitest';
import { identity } from './identity.ts';

describe('identity', () => {
  it.each(['Cart', 'Customer', 'CustomerPaymentTokens'])('[NET-14] knows a single %s', (__typename) => {
    expect(identity({ __typename, id: 'a' })).toBe(identity({ __typename, id: 'b' }));
    expect(identity({ __typename })).toBe(__typename);
  });

  it.each(['AvailableShippingMethod', 'SelectedShippingMethod'])(
    '[NET-15] tells %ss by carrier and method',
    (__typename) => {
      const of = (carrier_code: string, method_code: string | null) =>
        identity({ __typename, carrier_code, method_code });
      expect(of('dpd', 'standard')).toBe(`${__typename}:dpd|standard`);
      expect(of('dpd', 'standard')).not.toBe(of('dpd', 'express'));
      expect(of('dpd', 'standard')).not.toBe(of('ups', 'standard'));
      expect(of('dpd', null)).toBeUndefined();
    },
  );

  it('[NET-16] tells the shipping addresses of a cart by street', () => {
    const of = (...street: string[]) => identity({ __typename: 'ShippingCartAddress', street, city: 'Łódź' });
    expect(of('Piotrkowska 1', 'm. 2')).toBe('ShippingCartAddress:Piotrkowska 1|m. 2');
    expect(of('Piotrkowska 1')).not.toBe(of('Piotrkowska 2'));
    expect(identity({ __typename: 'ShippingCartAddress', street: null })).toBeUndefined();
  });

  it('tells the addresses of the address book by id, since two may have the same street', () => {
    expect(identity({ __typename: 'CustomerAddress', id: 3, street: ['A'] })).toBe('CustomerAddress:3');
  });

  it.each(['SimpleProduct', 'ConfigurableProduct', 'CategoryTree', 'SimpleCartItem', 'ConfigurableCartItem'])(
    '[NET-17] tells %ss by uid',
    (__typename) => {
      expect(identity({ __typename, uid: 'MQ==', id: 9 })).toBe(`${__typename}:MQ==`);
      expect(identity({ __typename, id: 9 })).toBeUndefined();
    },
  );

  it.each(['Wishlist', 'SimpleWishlistItem', 'ConfigurableWishlistItem'])('[NET-18] tells %ss by id', (__typename) => {
    expect(identity({ __typename, id: '7', uid: 'x' })).toBe(`${__typename}:7`);
  });

  it.each([
    [null],
    [undefined],
    ['Cart'],
    [3],
    [[]],
    [{}],
    [{ uid: 'x' }],
    [{ __typename: 3, uid: 'x' }],
    [{ __typename: 'Money', uid: 'x' }],
  ])('gives none to %j', (value) => {
    expect(identity(value)).toBeUndefined();
  });
});
