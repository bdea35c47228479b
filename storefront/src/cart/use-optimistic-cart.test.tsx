// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { CartIdProvider, createCartIdStore } from '../cart-id/index.ts';
import { memoryStorage } from '../testing/index.ts';
import { emptyCart, type Cart } from './cart.ts';
import { pendingMutations } from './pending-mutations.ts';
import { useOptimisticCart } from './use-optimistic-cart.ts';

const createCartData = (count: number): Cart => ({ ...emptyCart, id: 'cart1', count });
const add = (quantity: number) =>
  pendingMutations.begin({ kind: 'add', choice: { sku: 'D3', quantity, selectedOptions: [] } });

const createCart = (cartId: string) =>
  pendingMutations.settleCreated(pendingMutations.begin({ kind: 'create' }), cartId);

function setUp(cart: Cart | null, stored: string | null) {
  const store = createCartIdStore(memoryStorage());
  if (stored) store.set(stored);
  const wrapper = ({ children }: { children: ReactNode }) => <CartIdProvider value={store}>{children}</CartIdProvider>;
  const counts: (number | undefined)[] = [];
  const { rerender } = renderHook((current: Cart | null) => counts.push(useOptimisticCart(current)?.count), {
    initialProps: cart,
    wrapper,
  });
  return { store, rerender, last: () => counts.at(-1) };
}

afterEach(() => {
  act(() => pendingMutations.clear());
});

describe('useOptimisticCart', () => {
  it('applies a mutation until its response, and takes the cart of the response with it', () => {
    const { rerender, last } = setUp(createCartData(2), 'cart1');
    let id = 0;
    act(() => {
      id = add(1);
    });
    expect(last()).toBe(3);
    act(() => {
      pendingMutations.settle(id);
      rerender(createCartData(3));
    });
    expect(last()).toBe(3);
  });

  it('shows the cart of before when the mutation is rejected', () => {
    const { last } = setUp(createCartData(2), 'cart1');
    let id = 0;
    act(() => {
      id = add(1);
    });
    act(() => pendingMutations.settle(id, new Error('rejected')));
    expect(last()).toBe(2);
  });

  it('does not count a product twice when the cart is read before the response', () => {
    const { rerender, last } = setUp(createCartData(2), 'cart1');
    act(() => void add(1));
    rerender(createCartData(3));
    expect(last()).toBe(3);
  });

  it('applies the next mutation to the cart of the first response', () => {
    const { rerender, last } = setUp(createCartData(2), 'cart1');
    let id = 0;
    act(() => {
      id = add(1);
      add(4);
    });
    expect(last()).toBe(7);
    act(() => {
      pendingMutations.settle(id);
      rerender(createCartData(3));
    });
    expect(last()).toBe(7);
  });

  it('shows the first product of a new cart while the cart is created and read', () => {
    const { store, rerender, last } = setUp(null, null);
    expect(last()).toBeUndefined();
    act(() => void add(2));
    expect(last()).toBe(2);
    act(() => {
      createCart('new');
      store.set('new');
    });
    expect(last()).toBe(2);
    rerender(createCartData(0));
    expect(last()).toBe(2);
  });

  it('shows the first product also where it mounts after the cart was created, until its response', () => {
    const id = add(2);
    createCart('new');
    const { rerender, last } = setUp(null, 'new');
    expect(last()).toBe(2);
    act(() => {
      pendingMutations.settle(id);
      rerender(createCartData(2));
    });
    expect(last()).toBe(2);
    // The cart has products from here on, and is unknown when it is not in the query cache.
    act(() => void add(1));
    rerender(null);
    expect(setUp(null, 'new').last()).toBeUndefined();
  });

  it('shows nothing of a stored cart that is not known yet', () => {
    const { rerender, last } = setUp(null, 'cart1');
    act(() => void add(2));
    expect(last()).toBeUndefined();
    rerender(createCartData(5));
    expect(last()).toBe(7);
  });

  it('shows the product alone when the stored cart turns out to be missing', () => {
    const { store, rerender, last } = setUp(createCartData(5), 'old');
    act(() => void add(2));
    expect(last()).toBe(7);
    act(() => {
      store.clear();
      rerender(null);
    });
    expect(last()).toBe(2);
  });
});
