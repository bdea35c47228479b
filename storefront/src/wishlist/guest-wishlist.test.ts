// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorage, type BackingStore } from '../commerce/index.ts';
import { memoryStorage } from '../testing/index.ts';
import { createGuestWishlist, maxGuestWishlistItems, parseGuestWishlist } from './guest-wishlist.ts';

const wish = (sku: string, ...selectedOptions: string[]) => ({ sku, selectedOptions });
const getSkus = (list: { getItems(): readonly { sku: string }[] }) => list.getItems().map(({ sku }) => sku);

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

beforeEach(() => localStorage.clear());

describe('createGuestWishlist', () => {
  it('stores products with time and time to live, the last one first', () => {
    const storage = memoryStorage();
    const list = createGuestWishlist(storage);
    expect(list.add(wish('a', 'uid'))).toBe(true);
    list.add(wish('b'));
    expect(list.getItems()).toEqual([wish('b'), wish('a', 'uid')]);
    expect(JSON.parse(storage.items.get('guest_wishlist') ?? '')).toEqual({
      value: [wish('b'), wish('a', 'uid')],
      timeStored: 1_000_000,
      ttl: 7_776_000,
    });
  });

  it('keeps the texts that were entered for options', () => {
    const storage = memoryStorage();
    const engraved = { ...wish('a', 'uid'), enteredOptions: [{ uid: 'text', value: 'Anna' }] };
    createGuestWishlist(storage).add(engraved);
    expect(createGuestWishlist(storage).getItems()).toEqual([engraved]);
  });

  it('forgets the list 90 days after its last change', () => {
    const storage = memoryStorage();
    createGuestWishlist(storage).add(wish('a'));
    storage.clock.now += 7_775_999_000;
    expect(getSkus(createGuestWishlist(storage))).toEqual(['a']);
    storage.clock.now += 1000;
    expect(getSkus(createGuestWishlist(storage))).toEqual([]);
  });

  it('lists each choice of a product once, and removes one without the others', () => {
    const list = createGuestWishlist(memoryStorage());
    const engraved = (value: string) => ({ ...wish('a'), enteredOptions: [{ uid: 'text', value }] });
    const added = [wish('a', 'red', 'xl'), wish('b'), wish('a', 'blue'), engraved('Anna'), wish('a', 'xl', 'red')];
    for (const item of added) list.add(item);
    expect(list.getItems()).toEqual([wish('a', 'xl', 'red'), engraved('Anna'), wish('a', 'blue'), wish('b')]);
    list.add(engraved('Berta'));
    list.remove([engraved('Anna'), wish('a', 'red', 'xl'), wish('b', 'red')]);
    expect(list.getItems()).toEqual([engraved('Berta'), wish('a', 'blue'), wish('b')]);
  });

  it('reads lists of one choice for each product, which earlier versions stored', () => {
    const storage = memoryStorage();
    storage.set('guest_wishlist', [wish('a', 'red'), wish('b')]);
    const list = createGuestWishlist(storage);
    list.add(wish('a', 'blue'));
    expect(list.getItems()).toEqual([wish('a', 'blue'), wish('a', 'red'), wish('b')]);
  });

  it('refuses another product when it is full, and keeps those that it has', () => {
    const list = createGuestWishlist(memoryStorage());
    for (let index = 0; index < maxGuestWishlistItems; index += 1) list.add(wish(`sku-${index}`));
    expect(list.add(wish('late'))).toBe(false);
    expect(list.getItems()).toHaveLength(maxGuestWishlistItems);
    expect(getSkus(list)).not.toContain('late');
    expect(list.add(wish('sku-0', 'red'))).toBe(false);
    expect(list.add(wish('sku-0'))).toBe(true);
  });

  it('leaves nothing in the storage when the last product is removed', () => {
    const storage = memoryStorage();
    const list = createGuestWishlist(storage);
    list.add(wish('a'));
    list.remove([wish('a')]);
    expect(storage.items.size).toBe(0);
    expect(list.getItems()).toEqual([]);
  });

  it('follows other tabs, and loses nothing that they have added since', () => {
    const [here, there] = [createGuestWishlist(createStorage()), createGuestWishlist(createStorage())];
    const listener = vi.fn();
    here.subscribe(listener);
    there.add(wish('a'));
    // The event of the other tab has not arrived yet.
    here.add(wish('b'));
    expect(getSkus(here)).toEqual(['b', 'a']);
    there.add(wish('c'));
    const key = 'guest_wishlist';
    window.dispatchEvent(
      new StorageEvent('storage', { key, newValue: localStorage.getItem(key), storageArea: localStorage }),
    );
    expect(getSkus(here)).toEqual(['c', 'b', 'a']);
    expect(listener).toHaveBeenCalledTimes(2);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null, storageArea: localStorage }));
    expect(getSkus(here)).toEqual([]);
  });

  it('returns the same array until something changes', () => {
    const list = createGuestWishlist(memoryStorage());
    list.add(wish('a'));
    const before = list.getItems();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    list.remove([wish('other'), wish('a', 'red')]);
    expect(list.getItems()).toBe(before);
  });

  it('works until the page is left when the browser stores nothing', () => {
    const list = createGuestWishlist(createStorage({ backing: blocked }));
    expect(list.add(wish('a'))).toBe(true);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(getSkus(list)).toEqual(['a']);
  });

  it.each([['text'], [{}], [null], [[1, null, 'a', {}, { sku: 'a' }, { sku: '', selectedOptions: [] }]]])(
    'is empty when %j is stored',
    (stored) => {
      const storage = memoryStorage();
      storage.set('guest_wishlist', stored);
      expect(createGuestWishlist(storage).getItems()).toEqual([]);
    },
  );
});

describe('parseGuestWishlist', () => {
  it('keeps the wishes of a damaged list, without repetitions, unknown fields and more than the limit', () => {
    expect(
      parseGuestWishlist([
        { ...wish('a', 'red'), price: 1 },
        wish('a', 'red'),
        wish('a', 'blue'),
        { sku: 'x'.repeat(65), selectedOptions: [] },
        { sku: 'b', selectedOptions: [1] },
        { ...wish('d'), enteredOptions: 'text' },
        { ...wish('e'), enteredOptions: [{ uid: 'text', value: 1 }] },
        { ...wish('f'), enteredOptions: [{ uid: 'text', value: 'x'.repeat(2001) }] },
        wish('c'),
      ]),
    ).toEqual([wish('a', 'red'), wish('a', 'blue'), wish('c')]);
    expect(parseGuestWishlist(Array.from({ length: 80 }, (_, index) => wish(`sku-${index}`)))).toHaveLength(
      maxGuestWishlistItems,
    );
  });
});
