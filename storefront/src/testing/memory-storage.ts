import { createStorage, type BackingStore, type ShopStorage } from '../commerce/index.ts';

/** What a browser's storage is, over a map. */
export const mapBackingStore = (items: Map<string, string>): BackingStore => ({
  get length() {
    return items.size;
  },
  key: (index) => [...items.keys()][index] ?? null,
  getItem: (key) => items.get(key) ?? null,
  setItem: (key, value) => void items.set(key, value),
  removeItem: (key) => void items.delete(key),
});

/** A shop storage over a map, with a clock that stands where the test puts it. */
export function memoryStorage(): ShopStorage & { items: Map<string, string>; clock: { now: number } } {
  const items = new Map<string, string>();
  const clock = { now: 1_000_000 };
  return { ...createStorage({ backing: mapBackingStore(items), now: () => clock.now }), items, clock };
}
