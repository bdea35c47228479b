import { describe, expect, it } from 'vitest';
import { createReplacementMemory, type OpenReplacement } from './open-replacement.ts';

const open: OpenReplacement = {
  cartId: 'cart1',
  name: 'Izolat',
  before: { sku: 'WPI', quantity: 2, selectedOptions: ['malina'] },
  wanted: { sku: 'WPI', quantity: 2, selectedOptions: ['wanilia'] },
};

/** A session storage without a browser. */
function sessionStorage(items = new Map<string, string>()) {
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

describe('the memory of a replacement', () => {
  it('lasts over a reload, until there is nothing open', () => {
    const storage = sessionStorage();
    createReplacementMemory(() => storage).keep(open);
    expect(createReplacementMemory(() => storage).read()).toEqual(open);
    createReplacementMemory(() => storage).keep(null);
    expect(createReplacementMemory(() => storage).read()).toBeNull();
    expect(storage.items.size).toBe(0);
  });

  it.each(['{', 'null', '[]', '7', JSON.stringify({ ...open, wanted: { sku: 'WPI' } }), JSON.stringify({ ...open, before: { ...open.before, selectedOptions: [7] } }), JSON.stringify({ ...open, cartId: 7 })])(
    'takes %s for nothing',
    (text) => {
      const storage = sessionStorage(new Map([['witryna_open_replacement', text]]));
      expect(createReplacementMemory(() => storage).read()).toBeNull();
    },
  );

  it('stands in nobody’s way where storage is forbidden', () => {
    const memory = createReplacementMemory(() => {
      throw new Error('forbidden');
    });
    expect(() => memory.keep(open)).not.toThrow();
    expect(memory.read()).toBeNull();
  });
});
