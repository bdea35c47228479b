import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/index.ts';
import { createLineUpdateStorage, type PendingLineUpdate } from './pending-line-update.ts';

const open: PendingLineUpdate = {
  cartId: 'cart1',
  name: 'Izolat',
  before: { sku: 'WPI', quantity: 2, selectedOptions: ['malina'] },
  wanted: { sku: 'WPI', quantity: 2, selectedOptions: ['wanilia'] },
};

describe('the storage of a replacement', () => {
  it('survives a reload until no replacement is open', () => {
    const storage = memoryStorage();
    createLineUpdateStorage(() => storage).keep(open);
    expect(createLineUpdateStorage(() => storage).read()).toEqual(open);
    createLineUpdateStorage(() => storage).keep(null);
    expect(createLineUpdateStorage(() => storage).read()).toBeNull();
    expect(storage.items.size).toBe(0);
  });

  it.each([
    null,
    [],
    7,
    { ...open, wanted: { sku: 'WPI' } },
    { ...open, before: { ...open.before, selectedOptions: [7] } },
    { ...open, cartId: 7 },
  ])('ignores %j', (value) => {
    const storage = memoryStorage();
    storage.set('witryna_open_replacement', value);
    expect(createLineUpdateStorage(() => storage).read()).toBeNull();
  });
});
