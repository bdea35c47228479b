import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Shown } from './browser-navigation.ts';
import type { LoadedView } from './page.tsx';
import { createVisitedPages } from './visited-pages.ts';

const visit = (path: string, state: Partial<LoadedView<unknown>> = { cacheTags: [] }, kind: Shown['kind'] = 'category'): Shown => ({
  place: { pathname: path, search: '', hash: '', state: null, key: path },
  kind,
  page: { catalogues: [], element: createElement('p'), still: false, state: { view: path, metadata: { title: path }, ...state } },
});
const at = (pathname: string) => ({ pathname, search: '' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createVisitedPages', () => {
  it('gives a page again as it was shown, without its place', async () => {
    const pages = createVisitedPages();
    const { place, ...shown } = { ...visit('/a'), redirect: { location: '/a', status: 301 } };
    pages.keep({ place, ...shown });
    await expect(pages.find('/a', at('/a'))?.()).resolves.toEqual(shown);
  });

  it('makes a page anew where that is asked for', async () => {
    const pages = createVisitedPages();
    const { page } = visit('/anew');
    pages.keep(visit('/a'), () => Promise.resolve(page));
    await expect(pages.find('/a', at('/a'))?.()).resolves.toMatchObject({ kind: 'category', page });
  });

  it.each<[string, Partial<LoadedView<unknown>>, Shown['kind'], boolean]>([
    ['what any cache may hold', { cacheTags: ['cat_p_1'] }, 'product', true],
    ['results of a search', {}, 'search', true],
    ['what is private', {}, 'account', false],
    ['what changes with the shopper', {}, 'cart', false],
    ['a page that is not there', { cacheTags: [], status: 404 }, 'not-found', false],
    ['a failure', { cacheTags: [], status: 500 }, 'internal-error', false],
  ])('keeps %s: %j', (_, state, kind, isKept) => {
    const pages = createVisitedPages();
    pages.keep(visit('/a', state, kind));
    expect(pages.find('/a', at('/a')) !== undefined).toBe(isKept);
  });

  it('keeps nothing of a page that another has replaced in its entry', () => {
    const pages = createVisitedPages();
    pages.keep(visit('/a'));
    pages.keep(visit('/a', {}, 'cart'));
    expect(pages.find('/a', at('/a'))).toBeUndefined();
  });

  it('knows no entry without a key, none that it has not seen, and none that has another address by now', () => {
    const pages = createVisitedPages();
    pages.keep(visit('/a'));
    expect(pages.find(undefined, at('/a'))).toBeUndefined();
    expect(pages.find('/b', at('/b'))).toBeUndefined();
    expect(pages.find('/a', { pathname: '/a', search: '?p=2' })).toBeUndefined();
  });

  it('lets go of a page after five minutes', () => {
    const pages = createVisitedPages();
    pages.keep(visit('/a'));
    vi.advanceTimersByTime(299_999);
    expect(pages.find('/a', at('/a'))).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(pages.find('/a', at('/a'))).toBeUndefined();
  });

  it('keeps the last ten', () => {
    const pages = createVisitedPages();
    const paths = Array.from({ length: 12 }, (_, index) => `/${index}`);
    for (const path of paths) pages.keep(visit(path));
    expect(paths.filter((path) => pages.find(path, at(path)))).toEqual(paths.slice(2));
  });

  it('shows nobody what somebody else has seen', () => {
    let shopper = 0;
    const pages = createVisitedPages({ audience: () => shopper });
    pages.keep(visit('/a'));
    shopper = 1;
    expect(pages.find('/a', at('/a'))).toBeUndefined();
  });
});
