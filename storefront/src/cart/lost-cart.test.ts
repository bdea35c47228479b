import { describe, expect, it } from 'vitest';
import { CommerceError, type GraphQLErrorDetail } from '../commerce/index.ts';
import { isLostCart } from './lost-cart.ts';

const failure = (...errors: Partial<GraphQLErrorDetail>[]) =>
  new CommerceError('graphql', { errors: errors.map((error) => ({ message: '', category: undefined, path: [], code: undefined, ...error })) });

describe('isLostCart', () => {
  it.each([
    ['CRT-17', 'Could not find a cart with ID "x"'],
    ['CRT-18', "The cart isn't active."],
    ['CRT-19', 'The current user cannot perform operations on cart "x"'],
  ])('[%s] is true of the message %s', (_, message) => {
    expect(isLostCart(failure({ message }))).toBe(true);
    expect(isLostCart(failure({ message: 'Something else.' }, { message: `GraphQL: ${message}` }))).toBe(true);
  });

  it.each(['cart', 'addProductsToCart', 'updateCartItems'])('knows a translated message by the category and the field %s', (field) => {
    expect(isLostCart(failure({ message: 'Nie znaleziono koszyka.', category: 'graphql-no-such-entity', path: [field] }))).toBe(true);
    expect(isLostCart(failure({ message: 'Brak dostępu.', category: 'graphql-authorization', path: [field] }))).toBe(true);
  });

  it.each([
    ['a product that does not exist', failure({ message: 'Nie znaleziono produktu.', category: 'graphql-no-such-entity', path: ['addProductsToCart', 'cart', 'items', 0] })],
    ['a refusal for the input', failure({ message: 'Za dużo.', category: 'graphql-input', path: ['updateCartItems'] })],
    ['a coupon that does not exist', failure({ message: 'The coupon code is not valid.', category: 'graphql-no-such-entity', path: ['applyCouponToCart'] })],
    ['a lost connection', new CommerceError('network')],
    ['any other error', new Error("The cart isn't active.")],
  ])('is false of %s', (_, error) => expect(isLostCart(error)).toBe(false));
});
