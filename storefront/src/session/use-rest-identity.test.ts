import { describe, expect, it } from 'vitest';
import { sampleLayout } from '../testing/index.ts';
import { getRestCurrency, getRestStoreView } from './use-rest-identity.ts';

describe('getRestStoreView', () => {
  const { store, storeViews } = sampleLayout;
  const [view] = storeViews;
  const german = { ...sampleLayout, store: { ...store, storeCode: 'de' } };

  it('returns no code for the default store view', () => {
    expect(getRestStoreView(sampleLayout)).toBeUndefined();
  });

  it('returns the code of another store view', () => {
    expect(getRestStoreView({ ...german, basePath: '/de' })).toBe('de');
  });

  it('returns the code of another store view that is at the root of its host', () => {
    const views = view ? [{ ...view, basePath: `/${view.code}`, isDefault: true }] : [];
    expect(getRestStoreView({ ...german, storeViews: views })).toBe('de');
  });
});

describe('getRestCurrency', () => {
  const { store, storeViews } = sampleLayout;
  const [view] = storeViews;

  it('returns the currency of the store view while the shopper has selected another', () => {
    const views = view ? [{ ...view, code: store.storeCode, currency: 'EUR' }] : [];
    expect(getRestCurrency({ store: { ...store, currency: 'USD' }, storeViews: views })).toBe('EUR');
  });

  it('returns null for a store view of which it is not known', () => {
    expect(getRestCurrency({ store, storeViews: [] })).toBeNull();
  });
});
