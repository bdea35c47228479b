import { describe, expect, it, vi } from 'vitest';
import { fakeBackend, graphqlError, type FakeHandler } from '../testing/index.ts';
import { bindCartActions } from './cart-actions.ts';
import { createCartIdStore } from '../cart-id/index.ts';
import { memoryStorage } from '../testing/index.ts';

const foreign = {
  data: null,
  errors: [
    graphqlError('The current user cannot perform operations on cart "mine"', 'graphql-authorization', ['cart']),
  ],
};
const unknownCustomer = {
  data: null,
  errors: [graphqlError("The current customer isn't authorized.", 'graphql-authorization', ['customer'])],
};

function setUp(handler: FakeHandler) {
  const { client, sent } = fakeBackend(handler, { token: () => 'token' });
  const store = createCartIdStore(memoryStorage());
  store.set('mine');
  const signOut = vi.fn();
  const actions = bindCartActions({
    client,
    scope: { storeView: 'pl', epoch: 0 },
    access: { cache: new Map(), mutate: vi.fn() },
    store,
    session: {
      getState: () => ({ token: 'token', epoch: 0, storedAt: 0, lifetime: 3600, isExpired: false }),
      clear: signOut,
    },
  });
  return { actions, sent, signOut, store };
}

describe('a cart without access', () => {
  const added = { data: { addProductsToCart: { cart: { total_quantity: 1 }, user_errors: [] } } };

  it('[CRT-14] [CRT-20] is requested by its id, and a customer with an invalid token is signed out', async () => {
    const { actions, sent, signOut, store } = setUp(({ name }, call) => {
      if (name === 'whoAmI') return unknownCustomer;
      if (name === 'createCart') return { data: { cartId: 'fresh' } };
      return name === 'addProductToCart' && call > 0 ? added : foreign;
    });
    await actions.add({ sku: 'WIT', quantity: 1, selectedOptions: [] });
    expect(sent.map(({ name }) => name)).toEqual([
      'addProductToCart',
      'checkUserIsAuthed',
      'whoAmI',
      'createCart',
      'addProductToCart',
    ]);
    expect(sent[1]?.variables).toEqual({ cart_id: 'mine' });
    expect(signOut).toHaveBeenCalledOnce();
    expect(store.get()).toBe('fresh');
  });

  it('[CRT-20] keeps a valid session and uses the customer cart', async () => {
    const { actions, signOut } = setUp(({ name }, call) => {
      if (name === 'whoAmI') return { data: { customer: { __typename: 'Customer', email: 'anna@example.pl' } } };
      if (name === 'createCart') return { data: { cartId: 'own' } };
      return name === 'addProductToCart' && call > 0 ? added : foreign;
    });
    await actions.add({ sku: 'WIT', quantity: 1, selectedOptions: [] });
    expect(signOut).not.toHaveBeenCalled();
  });

  it.each(["The cart isn't active.", 'Could not find a cart with ID "mine"'])(
    '[CRT-20] keeps the session for "%s"',
    async (message) => {
      const { actions, sent, signOut } = setUp(({ name }, call) => {
        if (name === 'createCart') return { data: { cartId: 'fresh' } };
        return call > 0
          ? added
          : { data: null, errors: [graphqlError(message, 'graphql-no-such-entity', ['addProductsToCart'])] };
      });
      await actions.add({ sku: 'WIT', quantity: 1, selectedOptions: [] });
      expect(sent.map(({ name }) => name)).not.toContain('checkUserIsAuthed');
      expect(signOut).not.toHaveBeenCalled();
    },
  );

  it('keeps the session while the backend is unreachable', async () => {
    const { actions, signOut } = setUp(({ name }) => (name === 'updateItemQuantity' ? foreign : new TypeError('lost')));
    await expect(actions.setQuantity('MQ==', 2)).rejects.toThrow();
    expect(signOut).not.toHaveBeenCalled();
  });
});
