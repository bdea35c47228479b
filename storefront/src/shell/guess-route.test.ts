import { describe, expect, it } from 'vitest';
import { sampleLayout } from '../testing/index.ts';
import type { MenuCategory } from '../platform/layout/layout-data.ts';
import { guessRoute } from './guess-route.ts';

const category = (uid: string, href: string, children: MenuCategory[] = []): MenuCategory => ({
  uid,
  name: uid,
  href,
  skinny: false,
  promo: null,
  children,
});

const layout = {
  ...sampleLayout,
  store: { ...sampleLayout.store, homePage: 'startseite', productUrlSuffix: '.htm' },
  menu: [category('A', '/lampen.htm', [category('B', '/lampen/tisch.htm')]), category('C', '/sale')],
};

describe('guessRoute', () => {
  it.each([
    ['/', { name: 'cms-page', params: { identifier: 'startseite' } }],
    ['/lampen.htm', { name: 'category', params: { uid: 'A' } }],
    ['/lampen/tisch.htm', { name: 'category', params: { uid: 'B' } }],
    ['/sale', { name: 'category', params: { uid: 'C' } }],
    ['/leuchte-7.htm', { name: 'product', params: { urlKey: 'leuchte-7' } }],
    ['/impressum', { name: 'cms-page', params: { identifier: 'impressum' } }],
    ['/lampen/leuchte-7.htm', null],
    ['/leuchte-7.html', null],
    ['/a/b', null],
    ['/stores', null],
  ])('says what is at %s', (pathname, expected) => {
    expect(guessRoute(pathname, layout)).toEqual(expected);
  });

  it.each([
    ['/leuchte-7', { name: 'product', params: { urlKey: 'leuchte-7' } }],
    ['/sale', { name: 'category', params: { uid: 'C' } }],
    ['/leuchte-7.html', null],
    ['/stores', null],
  ])('takes %s for a product unless it is something else, where products have no suffix', (pathname, expected) => {
    const store = { ...layout.store, productUrlSuffix: '' };
    expect(guessRoute(pathname, { ...layout, store })).toEqual(expected);
  });
});
