import { expect, it } from 'vitest';
import { inferCategory } from './infer-category.ts';

it.each([
  ['generateCustomerToken', 'Die Anmeldung war falsch.', 'graphql-authentication'],
  ['changeCustomerPassword', 'Invalid login or password.', 'graphql-authentication'],
  ['customer', 'The account is locked.', 'graphql-authentication'],
  ['customer', 'Bieżący klient nie jest autoryzowany.', 'graphql-authorization'],
  ['customerCart', 'La demande est réservée aux clients connectés.', 'graphql-authorization'],
  ['createCustomerAddress', "The current customer isn't authorized.", 'graphql-authorization'],
  ['addProductsToCart', 'The current user cannot perform operations on cart "x"', 'graphql-authorization'],
  ['cart', 'Nie można znaleźć koszyka', 'graphql-no-such-entity'],
  ['cmsPage', 'Die Seite gibt es nicht.', 'graphql-no-such-entity'],
  ['route', 'Diese Kategorie gibt es nicht.', 'graphql-no-such-entity'],
  ['route', 'Internal server error', undefined],
  ['addProductsToCart', 'Could not find a cart with ID "x"', 'graphql-no-such-entity'],
  ['addProductsToCart', 'Den Warenkorb "wR3tEtXjO2MGxC8BZoKWS9WOU4fMyIDd" gibt es nicht.', 'graphql-no-such-entity'],
  ['addProductsToCart', 'Der Warenkorb ist nicht aktiv.', 'graphql-no-such-entity'],
  ['updateCartItems', 'Den Warenkorb "wR3tEtXjO2MGxC8BZoKWS9WOU4fMyIDd" gibt es nicht.', 'graphql-no-such-entity'],
  ['updateCartItems', "The cart doesn't contain the item", 'graphql-no-such-entity'],
  ['updateCustomerEmail', 'A customer with the same email address already exists.', 'graphql-already-exists'],
  ['subscribeEmailToNewsletter', 'This email address is already subscribed.', 'graphql-already-exists'],
  ['applyCouponToCart', 'Ten kod nie działa.', 'graphql-input'],
  ['updateCustomerV2', 'First Name is not valid!', 'graphql-input'],
  ['customer', 'Internal server error', undefined],
  [undefined, 'Cannot query field "x" on type "Query".', undefined],
])('takes an error of %s without a category, %j, for %s', (field, message, category) => {
  expect(inferCategory({ path: field === undefined ? [] : [field], message })).toBe(category);
});

it('takes an error below a customer for a refusal of input', () => {
  expect(inferCategory({ path: ['customer', 'orders'], message: 'Ungültige Seite.' })).toBe('graphql-input');
});
