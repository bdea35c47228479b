import { describe, expect, it } from 'vitest';
import { createMutate, createQueryCache } from '../commerce/index.ts';
import { fakeBackend, graphqlError, memoryStorage, type FakeHandler } from '../testing/index.ts';
import { createCartActions } from './cart-actions.ts';
import { createCartIdStore } from '../cart-id/index.ts';
import type { PendingLineUpdate } from './pending-line-update.ts';
import { createMutationStore } from './mutation-state.ts';
import { createPendingMutations } from './pending-mutations.ts';
import { LineReplacementError } from './replace-line.ts';

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

/** Creates actions with a fake backend. */
function setUp(handler: FakeHandler, stored?: string) {
  const { client } = fakeBackend(handler);
  const store = createCartIdStore(memoryStorage());
  if (stored) store.set(stored);
  const state = createMutationStore();
  const mutations = createPendingMutations(state);
  /** Types of the pending mutations after each change. */
  const log: string[] = [];
  state.subscribe(() => {
    const { pending } = state.get();
    log.push(pending.map(({ kind }) => kind).join(' '));
  });
  const access = { cache: createQueryCache(), mutate: () => Promise.resolve([]) };
  /** Cart and requested options of each stored replacement; null where it was removed. */
  const kept: ([string, readonly string[]] | null)[] = [];
  const memory = {
    keep: (replacement: PendingLineUpdate | null) =>
      void kept.push(replacement && [replacement.cartId, replacement.wanted.selectedOptions]),
  };
  const actions = createCartActions({
    runExclusive: createMutate(client, access).mutateExclusive,
    store,
    mutations,
    memory,
  });
  return { actions, mutations, log, store, kept };
}

describe('the mutations of the actions', () => {
  it('[CRT-11] are pending until the response: a product that creates a cart', async () => {
    const { actions, mutations, log } = setUp(({ name }) =>
      name === 'createCart' ? { data: { cartId: 'new' } } : added,
    );
    await actions.add(vitamin);
    expect(log).toEqual(['add', 'add create', 'add', '']);
    expect(mutations.getState()).toMatchObject({ pending: [], added: { sku: 'WIT-D3', quantity: 2 } });
  });

  it('[CRT-11] [CRT-07] leave their errors: a cart that cannot be created', async () => {
    const { actions, mutations } = setUp(() => ({ data: { cartId: null } }));
    await expect(actions.add(vitamin)).rejects.toThrow();
    const error: unknown = expect.objectContaining({ message: 'Unable to create cart' });
    expect(mutations.getState()).toMatchObject({ pending: [], errors: { create: error, add: error }, added: null });
  });

  it('[CRT-11] [CRT-17] create a new cart when the stored one is missing', async () => {
    const missing = {
      data: { addProductsToCart: null },
      errors: [graphqlError('Could not find a cart with ID "old"', 'graphql-no-such-entity', ['addProductsToCart'])],
    };
    let isMissing = true;
    const { actions, log, store } = setUp(({ name }) => {
      if (name === 'createCart') return { data: { cartId: 'new' } };
      const response = isMissing ? missing : added;
      isMissing = false;
      return response;
    }, 'old');
    await actions.add(vitamin);
    expect(log).toEqual(['add', 'add create', 'add', '']);
    expect(store.get()).toBe('new');
  });

  it('[CRT-11] store the rejection of a quantity, and nothing about a removed line', async () => {
    const rejected = {
      updateCartItems: { cart, errors: [{ code: 'INSUFFICIENT_STOCK', message: 'Zostały 2 sztuki.' }] },
    };
    const { actions, mutations, log } = setUp(
      ({ name }) => ({ data: name === 'removeItem' ? { removeItemFromCart: { cart } } : rejected }),
      'cart1',
    );
    await actions.setQuantity('MQ==', 9);
    await actions.remove('MQ==');
    expect(log).toEqual(['update', '', 'remove', '']);
    expect(mutations.getState().errors).toEqual({ update: { messages: ['Zostały 2 sztuki.'] } });
  });
});

describe('the stored replacement', () => {
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

  it('[CRT-16] is removed once the new choice is in the cart', async () => {
    const { actions, kept } = setUp(({ name }) => (name === 'removeItem' ? removed : added), 'cart1');
    await actions.replace(line, vanilla);
    expect(kept).toEqual([['cart1', ['wanilia']], null]);
  });

  it('[RSK-03] is removed when the line did not change', async () => {
    const refusal = { data: { removeItemFromCart: null }, errors: [graphqlError('Not now.')] };
    const { actions, kept } = setUp(() => refusal, 'cart1');
    await expect(actions.replace(line, vanilla)).rejects.toThrow('Not now.');
    expect(kept).toEqual([['cart1', ['wanilia']], null]);
  });

  it('[RSK-03] is kept while it is unknown whether the line was removed', async () => {
    const { actions, kept } = setUp(() => new TypeError('no connection'), 'cart1');
    await expect(actions.replace(line, vanilla)).rejects.toThrow(LineReplacementError);
    expect(kept).toEqual([['cart1', ['wanilia']]]);
  });

  it('[RSK-03] is kept when neither choice is in the cart', async () => {
    const { actions, kept } = setUp(({ name }) => (name === 'removeItem' ? removed : soldOut), 'cart1');
    await expect(actions.replace(line, vanilla)).rejects.toThrow(LineReplacementError);
    expect(kept).toEqual([['cart1', ['wanilia']]]);
  });
});
