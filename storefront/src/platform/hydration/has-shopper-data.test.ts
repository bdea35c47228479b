// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { storageKeys } from '../../commerce/index.ts';
import { hasShopperData } from './has-shopper-data.ts';

const tab = () => ({ localStorage, history: { state: null }, document: { cookie: '' } });

beforeEach(() => localStorage.clear());

describe('hasShopperData', () => {
  it('is false for a new visitor, and for one who has only looked around', () => {
    expect(hasShopperData(tab())).toBe(false);
    localStorage.setItem(storageKeys.recentlyViewed, '[]');
    localStorage.setItem(storageKeys.recentSearches, '[]');
    expect(hasShopperData(tab())).toBe(false);
  });

  it.each([storageKeys.cartId, storageKeys.signInToken, storageKeys.currency, storageKeys.guestWishlist])(
    'is true with %s',
    (key) => {
      localStorage.setItem(key, '1');
      expect(hasShopperData(tab())).toBe(true);
    },
  );

  it('is true for cookies of the shop and for entries of the history that the application made', () => {
    expect(hasShopperData({ ...tab(), document: { cookie: 'a=1; witryna_cart=1' } })).toBe(true);
    expect(hasShopperData({ ...tab(), history: { state: { key: 'a' } } })).toBe(true);
  });

  it('is false where the storage is blocked', () => {
    const blocked = Object.defineProperty(tab(), 'localStorage', {
      get: () => {
        throw new DOMException('blocked');
      },
    });
    expect(hasShopperData(blocked)).toBe(false);
  });
});
