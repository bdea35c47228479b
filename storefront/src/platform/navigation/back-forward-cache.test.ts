import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CurrentPage } from './navigation-types.ts';
import type { LoaderData } from './page.tsx';
import { createBackForwardCache } from './back-forward-cache.ts';

const visit = (
  path: string,
  state: Partial<LoaderData<unknown>> = { cacheTags: [] },
  kind: CurrentPage['name'] = 'category',
): CurrentPage => ({
  location: { pathname: path, search: '', hash: '', state: null, key: path },
  name: kind,
  page: {
    messageCatalogs: [],
    element: createElement('p'),
    state: { view: path, metadata: { title: path }, ...state },
  },
});
const at = (pathname: string) => ({ pathname, search: '' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createBackForwardCache', () => {
  it('gives a page again as it was shown, without its place', async () => {
    const pages = createBackForwardCache();
    const { location, ...entry } = { ...visit('/a'), redirect: { location: '/a', status: 301 } };
    pages.keep({ location, ...entry });
    await expect(pages.find('/a', at('/a'))?.()).resolves.toEqual(entry);
  });

  it('makes a page again where that is asked for', async () => {
    const pages = createBackForwardCache();
    const { page } = visit('/anew');
    pages.keep(visit('/a'), () => Promise.resolve(page));
    await expect(pages.find('/a', at('/a'))?.()).resolves.toMatchObject({ name: 'category', page });
  });

  it.each<[string, Partial<LoaderData<unknown>>, CurrentPage['name'], boolean]>([
    ['what any cache may hold', { cacheTags: ['cat_p_1'] }, 'product', true],
    ['results of a search', {}, 'search', true],
    ['what is private', {}, 'account', false],
    ['what changes with the shopper', {}, 'cart', false],
    ['a page that is not there', { cacheTags: [], status: 404 }, 'not-found', false],
    ['a failure', { cacheTags: [], status: 500 }, 'internal-error', false],
  ])('keeps %s: %j', (_, state, kind, isKept) => {
    const pages = createBackForwardCache();
    pages.keep(visit('/a', state, kind));
    expect(pages.find('/a', at('/a')) !== undefined).toBe(isKept);
  });

  it('keeps nothing of a page that another has replaced in its entry', () => {
    const pages = createBackForwardCache();
    pages.keep(visit('/a'));
    pages.keep(visit('/a', {}, 'cart'));
    expect(pages.find('/a', at('/a'))).toBeUndefined();
  });

  it('knows no entry without a key, none that it has not seen, and none that has another address by now', () => {
    const pages = createBackForwardCache();
    pages.keep(visit('/a'));
    expect(pages.find(undefined, at('/a'))).toBeUndefined();
    expect(pages.find('/b', at('/b'))).toBeUndefined();
    expect(pages.find('/a', { pathname: '/a', search: '?p=2' })).toBeUndefined();
  });

  it('lets go of a page after five minutes', () => {
    const pages = createBackForwardCache();
    pages.keep(visit('/a'));
    vi.advanceTimersByTime(299_999);
    expect(pages.find('/a', at('/a'))).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(pages.find('/a', at('/a'))).toBeUndefined();
  });

  it('keeps the last ten', () => {
    const pages = createBackForwardCache();
    const paths = Array.from({ length: 12 }, (_, index) => `/${index}`);
    for (const path of paths) pages.keep(visit(path));
    expect(paths.filter((path) => pages.find(path, at(path)))).toEqual(paths.slice(2));
  });

  it('shows nobody what somebody else has seen', () => {
    let shopper = 0;
    const pages = createBackForwardCache({ getSessionKey: () => shopper });
    pages.keep(visit('/a'));
    shopper = 1;
    expect(pages.find('/a', at('/a'))).toBeUndefined();
  });
});
