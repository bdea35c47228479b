import { describe, expect, it } from 'vitest';
import { memoryStorage, store } from '../testing/index.ts';
import { currentFavoriteKey, storedFavorites } from './stored-favorite.ts';

describe('storedFavorites', () => {
  it('[LOC-10] [LOC-11] keep one favorite for each store view, under its code, with a default', () => {
    const storage = memoryStorage();
    const favorites = storedFavorites(storage, 'witryna_pl_pl_pl');
    favorites.write(store({ identifier: 'radom' }), false);
    storage.set('store_view_code', 'witryna_pl_en_us');
    expect(currentFavoriteKey(storage, 'witryna_pl_pl_pl')).toBe('favorite_store_witryna_pl_en_us');
    expect(favorites.read()).toBeUndefined();
    expect(favorites.readOthers()).toEqual(['radom']);
    favorites.write(store({ identifier: 'torun' }), true);
    expect([...storage.items.keys()].sort()).toEqual([
      'favorite_store_witryna_pl_en_us',
      'favorite_store_witryna_pl_pl_pl',
      'store_view_code',
    ]);
    expect(favorites.read()).toEqual({
      store: store({ identifier: 'torun' }),
      ofCustomer: true,
      timeStored: storage.clock.now,
    });
  });

  it('are of Magento’s default store view where the shop names none, and those of another code are kept', () => {
    const storage = memoryStorage();
    storedFavorites(storage, 'former').write(store({ identifier: 'radom' }), false);
    const favorites = storedFavorites(storage);
    expect(favorites.read()).toBeUndefined();
    expect(favorites.readOthers()).toEqual(['radom']);
    favorites.write(store({ identifier: 'torun' }), false);
    expect([...storage.items.keys()]).toEqual(['favorite_store_former', 'favorite_store_default']);
  });

  it('[LOC-09] hold the identifier and all fields of the shop', () => {
    const favorites = storedFavorites(memoryStorage());
    const full = store({ special: [{ date: '2026-12-24', title: 'Wigilia', hours: null }], note: 'Doradca we wtorki' });
    favorites.write(full, false);
    expect(favorites.read()?.store).toEqual(full);
  });

  it.each([
    ['no shop', { store: null, ofCustomer: false }],
    ['an older shape', store()],
    ['a link that leaves the shop', { store: store({ href: '//evil.example' }), ofCustomer: false }],
    ['a script for a link', { store: store({ href: 'javascript:alert(1)' }), ofCustomer: false }],
    ['hours that are none', { store: { ...store(), week: [7] }, ofCustomer: false }],
  ])('take %s for nothing', (_, value) => {
    const storage = memoryStorage();
    storage.set(currentFavoriteKey(storage, 'default'), value);
    expect(storedFavorites(storage).read()).toBeUndefined();
  });

  it('are cleared for all store views, and nothing else is', () => {
    const storage = memoryStorage();
    const favorites = storedFavorites(storage);
    favorites.write(store(), false);
    storage.set('store_view_code', 'witryna_pl_en_us');
    favorites.write(store(), false);
    favorites.clear();
    expect([...storage.items.keys()]).toEqual(['store_view_code']);
  });
});
