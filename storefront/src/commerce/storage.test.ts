// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isObject, isString } from './guards.ts';
import {
  checkoutStorageKeys,
  evictableStorageKeys,
  favoriteStoreKey,
  isFavoriteStoreKey,
  storageKeys,
} from './storage-keys.ts';
import { capEntries, createStorage, MAX_ITEM_LENGTH, type BackingStore } from './storage.ts';

/** A browser storage with little room. */
function createBacking(room = Number.POSITIVE_INFINITY): BackingStore & { items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    setItem(key, value) {
      const used = [...items].filter(([other]) => other !== key).reduce((sum, [, text]) => sum + text.length, 0);
      if (used + value.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
  };
}

const forbidden = () => {
  throw new DOMException('denied', 'SecurityError');
};
const blocked: BackingStore = {
  length: 0,
  key: forbidden,
  getItem: forbidden,
  setItem: forbidden,
  removeItem: forbidden,
};

let time = 1_000_000;
const now = () => time;

beforeEach(() => {
  time = 1_000_000;
  localStorage.clear();
});

describe('createStorage', () => {
  it('stores values with their time and their time to live', () => {
    const backing = createBacking();
    createStorage({ backing, now }).set('signin_token', 'abc', 1200);
    expect(JSON.parse(backing.items.get('signin_token') ?? '')).toEqual({
      value: 'abc',
      timeStored: 1_000_000,
      ttl: 1200,
    });
  });

  it('[SES-24] gives nothing once the time to live in seconds is over', () => {
    const backing = createBacking();
    const storage = createStorage({ backing, now });
    storage.set('a', 'x', 10);
    time += 9_999;
    expect(storage.get('a', isString)).toBe('x');
    expect(storage.getItem('a', isString)).toEqual({ value: 'x', timeStored: 1_000_000, ttl: 10 });
    time += 1;
    expect(storage.get('a', isString)).toBeUndefined();
    expect(backing.items.has('a')).toBe(false);
  });

  it('[SES-24] keeps items without a time to live', () => {
    const storage = createStorage({ backing: createBacking(), now });
    storage.set('a', 'x');
    time += 1e12;
    expect(storage.get('a', isString)).toBe('x');
  });

  it('uses the local storage of the page unless told otherwise', () => {
    createStorage().set('a', 'x');
    expect(localStorage.getItem('a')).toContain('"x"');
  });

  it('removes items', () => {
    const storage = createStorage({ backing: createBacking(), now });
    storage.set('a', 'x');
    storage.remove('a');
    expect(storage.get('a', isString)).toBeUndefined();
    expect(storage.keys()).toEqual([]);
  });

  it.each(['', 'text', '{', 'null', '3', '[]', '{"value":"x"}', '{"timeStored":1}', '{"value":3,"timeStored":1}'])(
    'gives nothing for the damaged item %s and clears it away',
    (text) => {
      const backing = createBacking();
      backing.items.set('a', text);
      const storage = createStorage({ backing, now });
      expect(storage.get('a', isString)).toBeUndefined();
      if (text) expect(backing.items.has('a')).toBe(false);
    },
  );

  it('lets no stored text reach a prototype', () => {
    const backing = createBacking();
    backing.items.set('a', '{"value":{"__proto__":{"polluted":true},"b":1},"timeStored":1,"__proto__":{"ttl":0}}');
    const storage = createStorage({ backing, now });
    expect(storage.get('a', isObject)).toEqual({ b: 1 });
    storage.set('__proto__', 'x');
    expect(storage.get('__proto__', isString)).toBe('x');
    expect(Object.prototype).not.toHaveProperty('polluted');
  });

  it.each([
    ['blocked', blocked],
    ['missing', undefined],
  ])('lives in memory when the browser storage is %s', (_state, backing) => {
    const storage = createStorage(backing ? { backing, now } : { backing: blocked, now });
    storage.set('a', 'x', 10);
    expect(storage.get('a', isString)).toBe('x');
    expect(storage.keys()).toEqual(['a']);
    time += 10_000;
    expect(storage.get('a', isString)).toBeUndefined();
  });

  it('does not fail where even touching the local storage does', () => {
    const property = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(forbidden);
    const storage = createStorage();
    storage.set('a', 'x');
    expect(storage.get('a', isString)).toBe('x');
    property.mockRestore();
  });

  it('makes room by throwing away what can be had again', () => {
    const backing = createBacking(400);
    const storage = createStorage({ backing, now, evictable: evictableStorageKeys });
    storage.set(storageKeys.imagesBySku, 'i'.repeat(250));
    storage.set(storageKeys.cartId, 'c'.repeat(200));
    expect(backing.items.has(storageKeys.imagesBySku)).toBe(false);
    expect(backing.items.get(storageKeys.cartId)).toContain('ccc');
  });

  it('keeps in memory what finds no room, and lets no older value come back', () => {
    const backing = createBacking(100);
    const storage = createStorage({ backing, now, evictable: evictableStorageKeys });
    storage.set('a', 'old');
    storage.set('a', 'x'.repeat(200));
    expect(storage.get('a', isString)).toBe('x'.repeat(200));
    expect(backing.items.has('a')).toBe(false);
    storage.set('a', 'new');
    expect(backing.items.get('a')).toContain('new');
    expect(storage.get('a', isString)).toBe('new');
  });

  it('stores no oversized items in the browser', () => {
    const backing = createBacking();
    const storage = createStorage({ backing, now });
    storage.set('a', 'x'.repeat(MAX_ITEM_LENGTH));
    expect(backing.items.size).toBe(0);
    expect(storage.get('a', isString)).toHaveLength(MAX_ITEM_LENGTH);
  });

  it('tells that anything may have changed when the page comes back from the back/forward cache', () => {
    const listener = vi.fn();
    const stop = createStorage().subscribe(listener);
    const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
    show(false);
    expect(listener).not.toHaveBeenCalled();
    show(true);
    stop();
    show(true);
    expect(listener.mock.calls).toEqual([[null, false]]);
  });

  it('tells of changes by other tabs until nobody listens any more', () => {
    const storage = createStorage();
    const listener = vi.fn();
    const stop = storage.subscribe(listener);
    const change = (key: string | null, storageArea: Storage, newValue: string | null = null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea }));
    change('cartId', localStorage, '{}');
    change('cartId', sessionStorage);
    change(null, localStorage);
    stop();
    change('cartId', localStorage);
    expect(listener.mock.calls).toEqual([
      ['cartId', false],
      [null, true],
    ]);
  });
});

describe('storageKeys', () => {
  it('names every key that the shop may use', () => {
    expect(Object.values(storageKeys).sort()).toEqual(
      [
        'signin_token',
        'cartId',
        'account_deletion',
        'compare_list',
        'consent_choice',
        'guest_cart',
        'guest_wishlist',
        'imagesBySku',
        'order_attempts',
        'pickup_point',
        'recent_searches',
        'recently_viewed',
        'store_view_currency',
        'store_view_code',
        'store_view_secure_base_media_url',
        'availableShippingMethods',
        'billing_address',
        'paymentMethod',
        'shipping_address',
        'shippingMethod',
      ].sort(),
    );
    expect(favoriteStoreKey('witryna_pl_pl_pl')).toBe('favorite_store_witryna_pl_pl_pl');
    expect(isFavoriteStoreKey('favorite_store_x')).toBe(true);
    expect(isFavoriteStoreKey('cartId')).toBe(false);
  });

  it('never throws away the cart or the token for room', () => {
    expect(evictableStorageKeys).not.toContain(storageKeys.cartId);
    expect(evictableStorageKeys).not.toContain(storageKeys.guestCart);
    expect(evictableStorageKeys).not.toContain(storageKeys.signInToken);
    expect(checkoutStorageKeys).toHaveLength(6);
  });
});

describe('capEntries', () => {
  it('keeps the last entries', () => {
    expect(capEntries({ a: 1, b: 2, c: 3 }, 2)).toEqual({ b: 2, c: 3 });
    expect(capEntries({ a: 1 }, 2)).toEqual({ a: 1 });
  });
});
