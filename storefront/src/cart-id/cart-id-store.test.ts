// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorage } from '../commerce/index.ts';
import { createCartIdStore } from './cart-id-store.ts';

const open = () => createCartIdStore(createStorage());

/** What another tab does to the storage. */
function otherTab(key: string | null, change: () => void) {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
}

beforeEach(() => localStorage.clear());

describe('createCartIdStore', () => {
  it('[CRT-03] keeps the id under cartId', () => {
    open().set('cart1');
    expect(JSON.parse(localStorage.getItem('cartId') ?? '')).toMatchObject({ value: 'cart1' });
    expect(localStorage).toHaveLength(1);
  });

  it('[CRT-04] gives the id of an earlier visit', () => {
    expect(open().get()).toBeNull();
    open().set('cart1');
    expect(open().get()).toBe('cart1');
  });

  it('forgets the id', () => {
    const store = open();
    store.set('cart1');
    store.clear();
    expect(store.get()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('puts a cart aside, where a later visit finds it', () => {
    const store = open();
    store.set('cart1');
    store.stashGuestCart();
    expect(store.get()).toBeNull();
    expect(open().getStashedGuestCart()).toBe('cart1');
    store.stashGuestCart();
    expect(open().getStashedGuestCart()).toBe('cart1');
    store.set('cart2');
    store.clearStashedGuestCart();
    expect(store.get()).toBe('cart2');
    expect(open().getStashedGuestCart()).toBeNull();
  });

  it.each(['', 'x'.repeat(65), '../orders', 'a b', 7, null])('takes the stored value %j for no id', (value) => {
    createStorage().set('cartId', value);
    expect(open().get()).toBeNull();
  });

  it('tells of every change once', () => {
    const store = open();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.set('cart1');
    store.set('cart1');
    expect(listener).toHaveBeenCalledTimes(1);
    store.clear();
    store.clear();
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    store.set('cart2');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('knows a cart that was begun while the page was in the back/forward cache', () => {
    const store = open();
    createStorage().set('cartId', 'cart2');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(store.get()).toBe('cart2');
  });

  it('reads the storage again on request', () => {
    const store = open();
    const listener = vi.fn();
    store.subscribe(listener);
    createStorage().set('cartId', 'cart2');
    expect(store.get()).toBeNull();
    store.refresh();
    store.refresh();
    expect(store.get()).toBe('cart2');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('[CRT-22] follows what another tab does', () => {
    const store = open();
    const listener = vi.fn();
    store.subscribe(listener);
    otherTab('cartId', () => createStorage().set('cartId', 'cart2'));
    expect(store.get()).toBe('cart2');
    otherTab('signin_token', () => createStorage().set('cartId', 'cart3'));
    expect(store.get()).toBe('cart2');
    otherTab(null, () => localStorage.clear());
    expect(store.get()).toBeNull();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
