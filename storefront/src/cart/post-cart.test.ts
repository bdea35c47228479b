import { describe, expect, it } from 'vitest';
import { createShopIntl } from '../i18n/index.ts';
import { fakeBackend, graphqlError, type FakeHandler } from '../testing/index.ts';
import { postCart } from './post-cart.ts';

const cart = {
  __typename: 'Cart',
  id: 'cart1',
  total_quantity: 0,
  applied_coupons: null,
  items: [],
  prices: null,
  shipping_addresses: [],
};
const added = { data: { addProductsToCart: { cart, user_errors: [] } } };

async function post(fields: Record<string, string>, handler: FakeHandler, cartId: string | null = null) {
  const { client, sent } = fakeBackend(handler);
  const result = await postCart(fields, { client, intl: createShopIntl({ locale: 'en_US' }), cartId });
  return { result, sent: sent.map(({ name, variables }) => ({ name, variables })) };
}

describe('postCart', () => {
  it('creates a guest cart, and adds the product with its chosen options and quantity', async () => {
    const { result, sent } = await post(
      { sku: 'WPI', quantity: '3', 'option-flavor': 'uid1', 'option-size': 'uid2' },
      ({ name }) => (name === 'createCart' ? { data: { cartId: 'new' } } : added),
    );
    expect(result).toEqual({ type: 'cart', cartId: 'new', error: null });
    expect(sent.map(({ name }) => name)).toEqual(['createCart', 'addProductToCart']);
    expect(sent[1]?.variables).toEqual({
      cartId: 'new',
      product: { sku: 'WPI', quantity: 3, selected_options: ['uid1', 'uid2'] },
    });
  });

  it('adds one piece to the cart of the cookie', async () => {
    const { result, sent } = await post({ sku: 'D3' }, () => added, 'known');
    expect(result).toMatchObject({ cartId: 'known' });
    expect(sent).toEqual([
      { name: 'addProductToCart', variables: { cartId: 'known', product: { sku: 'D3', quantity: 1 } } },
    ]);
  });

  it('returns the text of the backend when it rejects the product', async () => {
    const rejected = {
      data: { addProductsToCart: { cart, user_errors: [{ code: 'INSUFFICIENT_STOCK', message: 'Only 2 left.' }] } },
    };
    expect((await post({ sku: 'D3' }, () => rejected, 'known')).result).toEqual({
      type: 'cart',
      cartId: 'known',
      error: 'Only 2 left.',
    });
  });

  it('creates another cart when that of the cookie is missing', async () => {
    const lost = {
      data: { addProductsToCart: null },
      errors: [graphqlError('Could not find a cart', 'graphql-no-such-entity', ['addProductsToCart'])],
    };
    const { result } = await post(
      { sku: 'D3' },
      ({ name, variables }) =>
        name === 'createCart' ? { data: { cartId: 'new' } } : variables['cartId'] === 'old' ? lost : added,
      'old',
    );
    expect(result).toEqual({ type: 'cart', cartId: 'new', error: null });
  });

  it.each(['0', '-1', 'many', ''])('rejects the quantity %j without a request to the backend', async (quantity) => {
    const { result, sent } = await post({ sku: 'D3', quantity }, () => added, 'known');
    expect(result).toMatchObject({ error: 'The smallest quantity is 1.' });
    expect(sent).toEqual([]);
  });

  it('says that nothing was added of a group without a quantity of any product', async () => {
    const group = { sku: 'SET', 'item-CUP': '0', 'item-PLATE': '0' };
    const { result, sent } = await post(group, () => added, 'known');
    expect(result).toMatchObject({ error: 'The smallest quantity is 1.' });
    expect(sent).toEqual([]);
  });

  it('leaves the largest quantity to the backend, which knows that of the product', async () => {
    const refused = {
      data: {
        addProductsToCart: { cart, user_errors: [{ code: 'INSUFFICIENT_STOCK', message: 'The most is 150.' }] },
      },
    };
    const { result, sent } = await post({ sku: 'D3', quantity: '200' }, () => refused, 'known');
    expect(sent[0]?.variables).toMatchObject({ product: { quantity: 200 } });
    expect(result).toMatchObject({ error: 'The most is 150.' });
  });

  it('sets the quantity of a line, in the cart that the form names', async () => {
    const { sent } = await post(
      { cart: 'named', line: 'uid1', quantity: '2' },
      () => ({ data: { updateCartItems: { cart } } }),
      'known',
    );
    expect(sent).toEqual([{ name: 'updateItemQuantity', variables: { cartId: 'named', itemId: 'uid1', quantity: 2 } }]);
  });

  it('removes a line', async () => {
    const { result, sent } = await post(
      { line: 'uid1', action: 'remove' },
      () => ({ data: { removeItemFromCart: { cart } } }),
      'known',
    );
    expect(result).toMatchObject({ error: null });
    expect(sent).toEqual([{ name: 'removeItem', variables: { cartId: 'known', itemId: 'uid1' } }]);
  });

  it('returns an expired cart when a line is changed without a cart', async () => {
    expect((await post({ line: 'uid1', quantity: '2' }, () => added)).result).toEqual({
      type: 'cart',
      cartId: null,
      error: 'Your cart has expired. Please add the products again.',
    });
  });

  it('returns that the shop is unreachable, and does not send the product again', async () => {
    const { result, sent } = await post({ sku: 'D3' }, () => new TypeError('fetch failed'), 'known');
    expect(result).toMatchObject({
      cartId: 'known',
      error: 'We could not reach the shop. Check your connection and try again.',
    });
    expect(sent).toHaveLength(1);
  });
});
