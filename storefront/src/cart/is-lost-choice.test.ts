import { describe, expect, it } from 'vitest';
import { execute, type CommerceClient } from '../commerce/index.ts';
import { fakeBackend, graphqlError } from '../testing/index.ts';
import { addProductsMutation } from './add-products-mutation.ts';
import { cartDetailsQuery } from './cart-details-query.ts';
import {
  addProductMutation,
  applyCouponMutation,
  removeCouponMutation,
  removeItemMutation,
  updateItemMutation,
} from './cart-mutations.ts';

const cart = { id: 'c', items: [{ uid: 'MQ==', customizable_options: [null] }] };
const cartId = 'c';
const product = { sku: 'CUP', quantity: 1 };

const operations: [field: string, run: (client: CommerceClient) => Promise<unknown>][] = [
  ['addProductsToCart', (client) => execute(client, addProductMutation, { cartId, product })],
  ['addProductsToCart', (client) => execute(client, addProductsMutation, { cartId, products: [product] })],
  ['updateCartItems', (client) => execute(client, updateItemMutation, { cartId, itemId: 'MQ==', quantity: 2 })],
  ['removeItemFromCart', (client) => execute(client, removeItemMutation, { cartId, itemId: 'MQ==' })],
  ['applyCouponToCart', (client) => execute(client, applyCouponMutation, { cartId, couponCode: 'X' })],
  ['removeCouponFromCart', (client) => execute(client, removeCouponMutation, { cartId })],
];

describe('cart with a chosen option that its product no longer has', () => {
  const failing = (...path: (string | number)[]) => [graphqlError('Internal server error', 'internal', path)];

  it('can be read', async () => {
    const path = ['cart', 'items', 0, 'customizable_options', 0, 'label'];
    const { client } = fakeBackend(() => ({ data: { cart }, errors: failing(...path) }));
    await expect(execute(client, cartDetailsQuery, { cartId })).resolves.toMatchObject({ data: { cart } });
  });

  it.each(operations)('can be changed by %s', async (field, run) => {
    const data = { [field]: { cart, user_errors: [] } };
    const path = [field, 'cart', 'items', 0, 'customizable_options', 0, 'label'];
    const { client } = fakeBackend(() => ({ data, errors: failing(...path) }));
    await expect(run(client)).resolves.toMatchObject({ data });
  });

  it('fails where anything else of a line cannot be read', async () => {
    const { client } = fakeBackend(() => ({ data: { cart }, errors: failing('cart', 'items', 0, 'prices') }));
    await expect(execute(client, cartDetailsQuery, { cartId })).rejects.toMatchObject({ kind: 'graphql' });
  });
});
