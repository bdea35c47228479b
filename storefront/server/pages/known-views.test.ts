import { describe, expect, it } from 'vitest';
import { sampleLayout } from '../../src/testing/sample-layout.ts';
import { createKnownViews } from './known-views.ts';

const defaults = { locale: 'de_DE', name: 'Schuhhaus Nord' } as const;

describe('createKnownViews', () => {
  it('returns what is configured while no page was rendered', () => {
    expect(createKnownViews(defaults).find('/en/schuhe.html')).toEqual(defaults);
  });

  it('returns locale and name of the store view that a path belongs to', () => {
    const { storeViews, ...frame } = sampleLayout;
    const [view] = storeViews;
    if (!view) throw new Error('The sample has no store view.');
    const views = createKnownViews(defaults);
    const english = { ...view, code: 'en', locale: 'en_GB', basePath: '/en' };
    views.remember({
      ...frame,
      basePath: '',
      store: { ...frame.store, locale: 'fr_FR', storeName: 'Nord' },
      storeViews: [english],
    });
    expect(views.getBasePaths()).toEqual(['/en']);
    expect(views.find('/')).toEqual({ locale: 'fr_FR', name: 'Nord' });
    expect(views.find('/schuhe.html')).toEqual({ locale: 'fr_FR', name: 'Nord' });
    expect(views.find('/en/shoes.html')).toEqual({ locale: 'en_GB', name: 'Schuhhaus Nord' });
  });

  it('returns no path of a store view on another host', () => {
    const [view] = sampleLayout.storeViews;
    if (!view) throw new Error('The sample has no store view.');
    const views = createKnownViews(defaults);
    const other = { ...view, basePath: '/at', baseUrl: 'https://shop.at.example' };
    views.remember({ ...sampleLayout, storeViews: [{ ...view, basePath: '' }, other] });
    expect(views.getBasePaths()).toEqual(['']);
  });

  it('returns the configured locale for a store view in a language without messages', () => {
    const views = createKnownViews(defaults);
    views.remember({
      ...sampleLayout,
      basePath: '',
      store: { ...sampleLayout.store, locale: 'sv_SE' },
      storeViews: [],
    });
    expect(views.find('/').locale).toBe('de_DE');
  });

  it('returns the locale whose texts a store view of another region shows', () => {
    const views = createKnownViews(defaults);
    views.remember({
      ...sampleLayout,
      basePath: '',
      store: { ...sampleLayout.store, locale: 'nl_BE' },
      storeViews: [],
    });
    expect(views.find('/').locale).toBe('nl_NL');
  });
});
