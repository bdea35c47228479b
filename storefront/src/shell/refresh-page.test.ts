// @vitest-environment jsdom
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { CurrentPage, LoadRoute } from '../platform/navigation/navigation-types.ts';
import { refreshPage } from './refresh-page.ts';

type Loaded = Awaited<ReturnType<LoadRoute>>;

const createPage = (view: unknown) => ({
  messageCatalogs: [],
  element: createElement('p'),
  state: { view, metadata: { title: '' } },
});

const show = (name: string, view: unknown = null): CurrentPage => ({
  location: { pathname: '/a.html', search: '?p=2', hash: '#x', state: null, key: 'first' },
  name,
  page: createPage(view),
});

const answer = (name: string, view: unknown = null): Loaded => ({ outcome: 'page', name, page: createPage(view) });

const setUp = (loaded: Loaded) => vi.fn<LoadRoute>(() => Promise.resolve(loaded));

describe('refreshPage', () => {
  it('loads the same URL, without its fragment', async () => {
    const load = setUp(answer('search', { listing: null }));
    await refreshPage(show('search', { listing: null }), load);
    const url = load.mock.calls[0]?.[0];
    expect(`${url?.pathname}${url?.search}${url?.hash}`).toBe('/a.html?p=2');
  });

  it('restores the page with the prices of the shopper', async () => {
    const shown = show('search', { query: 'c', listing: { products: [{ price: 100 }] } });
    const restored = createPage('restored');
    const restore = vi.fn(() => Promise.resolve(restored));
    const loaded = answer('search', { listing: { products: [{ price: 80 }] } });
    expect(await refreshPage(shown, setUp(loaded), undefined, restore)).toEqual({ name: 'search', page: restored });
    expect(restore).toHaveBeenCalledExactlyOnceWith('search', {
      ...shown.page.state,
      view: { query: 'c', listing: { products: [{ price: 80 }] } },
    });
  });

  it('waits for the hydration of the page', async () => {
    const hydration = new AbortController();
    const onRefreshed = vi.fn();
    const restore = vi.fn(() => Promise.resolve(createPage('restored')));
    const load = setUp(answer('search', { listing: 2 }));
    const refreshed = refreshPage(show('search', { listing: 1 }), load, hydration.signal, restore).then(onRefreshed);
    await vi.waitFor(() => expect(restore).toHaveBeenCalled());
    expect(onRefreshed).not.toHaveBeenCalled();
    hydration.abort();
    await refreshed;
    expect(onRefreshed).toHaveBeenCalledOnce();
  });

  it('returns the shown page when the prices are the same', async () => {
    const shown = show('search', { listing: { products: [{ price: 100 }] } });
    const refreshed = await refreshPage(shown, setUp(answer('search', { listing: { products: [{ price: 100 }] } })));
    expect(refreshed?.page).toBe(shown.page);
  });

  it('requests nothing for pages whose loaders return no prices, and without a connection', async () => {
    const load = setUp(answer('cms-page'));
    const shown = show('cms-page');
    expect((await refreshPage(shown, load))?.page).toBe(shown.page);
    const isOnline = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await refreshPage(show('product'), load)).toBeNull();
    isOnline.mockRestore();
    expect(load).not.toHaveBeenCalled();
  });

  it('shows a product that guests cannot see instead of the missing page', async () => {
    const found = answer('product', { product: {} });
    expect(await refreshPage(show('not-found'), setUp(found))).toBe(found);
    const missing = show('not-found');
    expect((await refreshPage(missing, setUp(answer('not-found'))))?.page).toBe(missing.page);
  });

  it.each<[string, Loaded]>([
    ['an error page', answer('internal-error')],
    ['another page', answer('category')],
    ['a redirect', { outcome: 'redirect', location: '/b.html', status: 302, external: false }],
  ])('returns null for %s', async (_, loaded) => {
    expect(await refreshPage(show('product'), setUp(loaded))).toBeNull();
  });
});
