import { expect, it } from 'vitest';
import { createPendingMutations } from './pending-mutations.ts';

const choice = { sku: 'shoe', quantity: 1, selectedOptions: [] };

it('remembers the cart that was created until it has the first product', () => {
  const mutations = createPendingMutations();
  mutations.settleCreated(mutations.begin({ kind: 'create' }), 'new-cart');
  expect(mutations.getState()).toMatchObject({ pending: [], createdCartId: 'new-cart' });
  const add = mutations.begin({ kind: 'add', choice });
  expect(mutations.getState().createdCartId).toBe('new-cart');
  mutations.settle(add);
  expect(mutations.getState()).toMatchObject({ createdCartId: null, added: { sku: 'shoe', quantity: 1 } });
});

it('still knows that the cart is empty after its first product was rejected', () => {
  const mutations = createPendingMutations();
  mutations.settleCreated(mutations.begin({ kind: 'create' }), 'new-cart');
  mutations.settle(mutations.begin({ kind: 'add', choice }), new Error('sold out'));
  expect(mutations.getState()).toMatchObject({ createdCartId: 'new-cart', added: null });
});

it('ignores the end of a mutation that is not pending any more', () => {
  const mutations = createPendingMutations();
  const add = mutations.begin({ kind: 'add', choice });
  mutations.clear();
  const { revision } = mutations.getState();
  mutations.settle(add, new Error('late'));
  expect(mutations.getState()).toMatchObject({ errors: {}, revision });
});
