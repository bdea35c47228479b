import { describe, expect, it } from 'vitest';
import { CommerceError, type GraphQLErrorDetail } from '../commerce/index.ts';
import { getCartErrorStatus, isCartNotFound, isLineNotFound } from './cart-errors.ts';

const failure = (...errors: Partial<GraphQLErrorDetail>[]) =>
  new CommerceError('graphql', {
    errors: errors.map((error) => ({ message: '', category: undefined, path: [], code: undefined, ...error })),
  });

describe('isCartNotFound', () => {
  it.each([
    ['CRT-17', 'Could not find a cart with ID "x"'],
    ['CRT-18', "The cart isn't active."],
    ['CRT-19', 'The current user cannot perform operations on cart "x"'],
  ])('[%s] is true of the message %s', (_, message) => {
    expect(isCartNotFound(failure({ message }))).toBe(true);
    expect(isCartNotFound(failure({ message: 'Something else.' }, { message: `GraphQL: ${message}` }))).toBe(true);
  });

  it.each(['cart', 'addProductsToCart'])(
    'recognizes a translated message by the category and the field %s',
    (field) => {
      expect(
        isCartNotFound(
          failure({ message: 'Nie znaleziono koszyka.', category: 'graphql-no-such-entity', path: [field] }),
        ),
      ).toBe(true);
      expect(
        isCartNotFound(failure({ message: 'Brak dostępu.', category: 'graphql-authorization', path: [field] })),
      ).toBe(true);
    },
  );

  it.each(['updateCartItems', 'removeItemFromCart', 'applyCouponToCart', 'removeCouponFromCart'])(
    'knows that a cart which is somebody else’s cannot be changed by %s',
    (field) => {
      expect(
        isCartNotFound(failure({ message: 'Brak dostępu.', category: 'graphql-authorization', path: [field] })),
      ).toBe(true);
    },
  );

  it.each([
    [
      'a product that does not exist',
      failure({
        message: 'Nie znaleziono produktu.',
        category: 'graphql-no-such-entity',
        path: ['addProductsToCart', 'cart', 'items', 0],
      }),
    ],
    [
      'a line that is gone',
      failure({
        message: 'Could not find cart item with id: 9.',
        category: 'graphql-no-such-entity',
        path: ['updateCartItems'],
      }),
    ],
    ['a refusal for the input', failure({ message: 'Za dużo.', category: 'graphql-input', path: ['updateCartItems'] })],
    [
      'a coupon that does not exist',
      failure({
        message: 'The coupon code is not valid.',
        category: 'graphql-no-such-entity',
        path: ['applyCouponToCart'],
      }),
    ],
    ['a lost connection', new CommerceError('network')],
    ['any other error', new Error("The cart isn't active.")],
  ])('is false of %s', (_, error) => expect(isCartNotFound(error)).toBe(false));
});

describe('isLineNotFound', () => {
  it.each([
    ['a quantity before 2.4.8', 'Could not find cart item with id: 9.', 'updateCartItems'],
    ['a removal', "The cart doesn't contain the item", 'removeItemFromCart'],
    ['either in a translated shop', 'Nie można znaleźć pozycji koszyka.', 'updateCartItems'],
  ])('is true of %s', (_, message, field) => {
    expect(isLineNotFound(failure({ message, category: 'graphql-no-such-entity', path: [field] }))).toBe(true);
  });

  it.each([
    [
      'a cart that is known to be lost',
      failure({
        message: 'Could not find a cart with ID "x"',
        category: 'graphql-no-such-entity',
        path: ['updateCartItems'],
      }),
    ],
    ['a refusal for the input', failure({ message: 'Za dużo.', category: 'graphql-input', path: ['updateCartItems'] })],
    [
      'a coupon that does not exist',
      failure({ message: 'Nie ma.', category: 'graphql-no-such-entity', path: ['applyCouponToCart'] }),
    ],
    ['a lost connection', new CommerceError('network')],
  ])('is false of %s', (_, error) => expect(isLineNotFound(error)).toBe(false));
});

describe('getCartErrorStatus', () => {
  const graphqlFailure = (message: string, category: string, code?: string) =>
    new CommerceError('graphql', { errors: [{ message, category, code, path: ['cart'] }] });

  it.each([
    ['missing', 'an unknown cart', graphqlFailure('Could not find a cart with ID "x"', 'graphql-no-such-entity')],
    ['inactive', 'an ordered cart', graphqlFailure("The cart isn't active.", 'graphql-no-such-entity')],
    ['inactive', 'an ordered cart in Polish', graphqlFailure('Koszyk nie jest aktywny.', 'graphql-no-such-entity')],
    [
      'inactive',
      'an ordered cart of newer versions in any language',
      graphqlFailure('Der Warenkorb ist nicht aktiv.', 'graphql-input', 'CART_NOT_ACTIVE'),
    ],
    [
      'either',
      'a cart of which only the category is understood',
      graphqlFailure('Der Warenkorb ist nicht aktiv.', 'graphql-no-such-entity'),
    ],
  ] as const)('is %s for %s', (status, _, error) => expect(getCartErrorStatus(error)).toBe(status));

  it.each([
    ['a failure inside the backend', graphqlFailure('Internal server error', 'internal')],
    [
      'a cart of somebody else, as after the token has expired',
      graphqlFailure('The current user cannot perform operations on cart "x"', 'graphql-authorization'),
    ],
    [
      'a token that is not accepted',
      graphqlFailure('The current customer is not authorized.', 'graphql-authentication'),
    ],
    ['a lost connection', new CommerceError('network')],
    ['a page instead of an answer', new CommerceError('unavailable', { status: 503 })],
    ['anything else', new Error('No.')],
  ])('leaves the outcome open after %s', (_, error) => expect(getCartErrorStatus(error)).toBeNull());
});
