import { describe, expect, it } from 'vitest';
import { createMutate, createQueryCache } from '../commerce/index.ts';
import { fakeBackend, graphqlError, memoryStorage, type FakeHandler } from '../testing/index.ts';
import { createCartActions } from './cart-actions.ts';
import { createCartIdStore } from '../cart-id/index.ts';
import type { CartAction } from './cart-state.ts';
import type { OpenReplacement } from './open-replacement.ts';
import { LineLost } from './replace-line.ts';

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
const vitamin = { sku: 'WIT-D3', quantity: 2, selectedOptions: [] };

/** Actions with a backend that a function plays, and what they tell. */
function setUp(handler: FakeHandler, stored?: string) {
  const { client } = fakeBackend(handler);
  const store = createCartIdStore(memoryStorage());
  if (stored) store.set(stored);
  const told: CartAction[] = [];
  const access = { cache: createQueryCache(), mutate: () => Promise.resolve([]) };
  /** Cart and wanted options of each replacement that was remembered; null where it was forgotten. */
  const kept: ([string, readonly string[]] | null)[] = [];
  const memory = {
    keep: (replacement: OpenReplacement | null) =>
      void kept.push(replacement && [replacement.cartId, replacement.wanted.selectedOptions]),
  };
  const actions = createCartActions(
    createMutate(client, access).mutateExclusive,
    store,
    undefined,
    (action) => told.push(action),
    memory,
  );
  return { actions, told, kept };
}

describe('what the actions tell', () => {
  it('[CRT-11] a product that begins a cart', async () => {
    const { actions, told } = setUp(({ name }) => (name === 'createCart' ? { data: { cartId: 'new' } } : added));
    await actions.add(vitamin);
    expect(told).toEqual([
      { type: 'addItem/request' },
      { type: 'getCart/request' },
      { type: 'getCart/receive', cartId: 'new' },
      { type: 'addItem/receive', added: { sku: 'WIT-D3', quantity: 2 } },
    ]);
  });

  it('[CRT-11] [CRT-07] a cart that cannot be begun', async () => {
    const { actions, told } = setUp(() => ({ data: { cartId: null } }));
    await expect(actions.add(vitamin)).rejects.toThrow();
    const error: unknown = expect.objectContaining({ message: 'Unable to create cart' });
    expect(told).toEqual([
      { type: 'addItem/request' },
      { type: 'getCart/request' },
      { type: 'getCart/receive', error },
      { type: 'addItem/receive', error },
    ]);
  });

  it('[CRT-11] [CRT-17] a lost cart is reset', async () => {
    const lost = {
      data: { addProductsToCart: null },
      errors: [graphqlError('Could not find a cart with ID "old"', 'graphql-no-such-entity', ['addProductsToCart'])],
    };
    let isLost = true;
    const { actions, told } = setUp(({ name }) => {
      if (name === 'createCart') return { data: { cartId: 'new' } };
      const answer = isLost ? lost : added;
      isLost = false;
      return answer;
    }, 'old');
    await actions.add(vitamin);
    expect(told.map(({ type }) => type)).toEqual([
      'addItem/request',
      'reset/request',
      'reset/receive',
      'getCart/request',
      'getCart/receive',
      'addItem/receive',
    ]);
  });

  it('[CRT-11] a quantity that is refused and a line that is taken out', async () => {
    const refusal = {
      updateCartItems: { cart, errors: [{ code: 'INSUFFICIENT_STOCK', message: 'Zostały 2 sztuki.' }] },
    };
    const { actions, told } = setUp(
      ({ name }) => ({ data: name === 'removeItem' ? { removeItemFromCart: { cart } } : refusal }),
      'cart1',
    );
    await actions.setQuantity('MQ==', 9);
    await actions.remove('MQ==');
    expect(told).toEqual([
      { type: 'updateItem/request' },
      { type: 'updateItem/receive', error: { messages: ['Zostały 2 sztuki.'] } },
      { type: 'removeItem/request' },
      { type: 'removeItem/receive' },
    ]);
  });
});

describe('what is remembered of a replacement', () => {
  const line = {
    uid: 'MQ==',
    sku: 'WPI',
    name: 'Izolat',
    quantity: 2,
    options: [{ label: 'Smak', value: 'malina', valueUid: 'malina' }],
  };
  const vanilla = { sku: 'WPI', quantity: 2, selectedOptions: ['wanilia'] };
  const removed = { data: { removeItemFromCart: { cart } } };
  const soldOut = {
    data: { addProductsToCart: { cart, user_errors: [{ code: 'INSUFFICIENT_STOCK', message: 'Zabrakło.' }] } },
  };

  it('[CRT-16] nothing, once the new choice is in the cart', async () => {
    const { actions, kept } = setUp(({ name }) => (name === 'removeItem' ? removed : added), 'cart1');
    await actions.replace(line, vanilla);
    expect(kept).toEqual([['cart1', ['wanilia']], null]);
  });

  it('[RSK-03] nothing, when the line was left where it is', async () => {
    const { actions, kept } = setUp(() => new TypeError('no connection'), 'cart1');
    await expect(actions.replace(line, vanilla)).rejects.toThrow();
    expect(kept).toEqual([['cart1', ['wanilia']], null]);
  });

  it('[RSK-03] the whole of it, when neither choice is in the cart', async () => {
    const { actions, kept } = setUp(({ name }) => (name === 'removeItem' ? removed : soldOut), 'cart1');
    await expect(actions.replace(line, vanilla)).rejects.toThrow(LineLost);
    expect(kept).toEqual([['cart1', ['wanilia']]]);
  });
});
