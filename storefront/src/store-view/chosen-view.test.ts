import { describe, expect, it } from 'vitest';
import { isString } from '../commerce/index.ts';
import { memoryStorage } from '../testing/index.ts';
import { chooseCurrency, enterStoreView, saveStoreView } from './chosen-view.ts';
import { english, polish, sampleViews } from './testing/sample-views.ts';

/** What the browser keeps, by the keys that the specification gives. */
function stored(storage: ReturnType<typeof memoryStorage>): Record<string, unknown> {
  return Object.fromEntries(storage.keys().map((key) => [key, storage.get(key, isString)] as const));
}
const enter = (storage: ReturnType<typeof memoryStorage>, current: string, currencies: readonly string[]) =>
  enterStoreView(storage, { current, storeViews: sampleViews, currencies });

describe('saveStoreView', () => {
  it('[STO-05] saves code, currency and media address of the view', () => {
    const storage = memoryStorage();
    saveStoreView(storage, english, sampleViews);
    expect(stored(storage)).toEqual({
      store_view_code: 'witryna_pl_en_us',
      store_view_currency: 'EUR',
      store_view_secure_base_media_url: 'https://shop.example/en/media/',
    });
    saveStoreView(storage, { ...polish, mediaBaseUrl: null }, sampleViews);
    expect(stored(storage)).toEqual({ store_view_code: 'witryna_pl_pl_pl', store_view_currency: 'PLN' });
  });

  it('keeps a currency that was chosen instead of the last view’s own', () => {
    const storage = memoryStorage();
    saveStoreView(storage, english, sampleViews);
    chooseCurrency(storage, 'PLN', ['EUR', 'PLN']);
    saveStoreView(storage, { ...english, code: 'other', currency: 'CZK' }, sampleViews);
    expect(stored(storage)).toMatchObject({ store_view_code: 'other', store_view_currency: 'PLN' });
  });
});

describe('enterStoreView', () => {
  it('stores nothing for a shopper of the default view who never chose', () => {
    const storage = memoryStorage();
    expect(enter(storage, polish.code, ['PLN'])).toBeUndefined();
    expect(stored(storage)).toEqual({});
  });

  it('[STO-11] saves the view into which an address led', () => {
    const storage = memoryStorage();
    expect(enter(storage, english.code, ['EUR', 'PLN'])).toBe('EUR');
    expect(stored(storage)).toMatchObject({ store_view_code: 'witryna_pl_en_us', store_view_currency: 'EUR' });
    expect(enter(storage, polish.code, ['PLN'])).toBe('PLN');
    expect(stored(storage)).toMatchObject({ store_view_code: 'witryna_pl_pl_pl', store_view_currency: 'PLN' });
  });

  it('[STO-14] keeps the chosen currency where it is allowed and takes the view’s own where it is not', () => {
    const storage = memoryStorage();
    enter(storage, english.code, ['EUR', 'PLN']);
    chooseCurrency(storage, 'PLN', ['EUR', 'PLN']);
    expect(enter(storage, english.code, ['EUR', 'PLN'])).toBe('PLN');
    expect(enter(storage, english.code, ['EUR'])).toBe('EUR');
    storage.set('store_view_currency', 'USD');
    expect(enter(storage, english.code, ['EUR'])).toBe('EUR');
    expect(stored(storage)).toMatchObject({ store_view_currency: 'EUR' });
  });
});

describe('chooseCurrency', () => {
  it('[STO-14] [STO-15] keeps an allowed currency and refuses any other', () => {
    const storage = memoryStorage();
    expect(chooseCurrency(storage, 'EUR', ['EUR', 'PLN'])).toBe(true);
    expect(stored(storage)).toEqual({ store_view_currency: 'EUR' });
    for (const currency of ['USD', 'eur', '', '__proto__']) {
      expect(chooseCurrency(storage, currency, ['EUR', 'PLN']), currency).toBe(false);
    }
    expect(stored(storage)).toEqual({ store_view_currency: 'EUR' });
  });
});
