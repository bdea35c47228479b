import { describe, expect, it } from 'vitest';
import { toCategory } from './category.ts';

type CategoryResponse = Parameters<typeof toCategory>[0];
type Item = NonNullable<NonNullable<NonNullable<CategoryResponse['categories']>['items']>[number]>;

const child = (uid: string, position: number, include_in_menu: number | null = 1) => ({
  uid,
  name: uid,
  position,
  include_in_menu,
  url_path: `witaminy/${uid}`,
  url_suffix: '.html',
  image: null,
});
const item: Item = {
  uid: 'MQ==',
  name: 'Witaminy',
  description: '<p>Witaminy &amp; minerały</p>',
  url_path: 'zdrowie/witaminy',
  url_suffix: '.html',
  meta_title: null,
  meta_description: null,
  image: null,
  display_mode: 'PRODUCTS',
  is_anchor: 1,
  default_sort_by: null,
  available_sort_by: [],
  cms_block: null,
  breadcrumbs: [
    { category_uid: 'Mg==', category_name: 'Zdrowie', category_url_path: 'zdrowie' },
    null,
    { category_uid: 'x', category_name: null, category_url_path: 'x' },
  ],
  children: [child('d', 2), child('c', 1), null, child('hidden', 0, 0), child('b', 2, null)],
};
const read = (more: Partial<Item> = {}) => toCategory({ categories: { items: [{ ...item, ...more }] } }, '/asked');

describe('toCategory', () => {
  it('[CAT-04] reads what the page shows', () => {
    expect(read()).toMatchObject({
      uid: 'MQ==',
      name: 'Witaminy',
      description: '<p>Witaminy &amp; minerały</p>',
      href: '/zdrowie/witaminy.html',
      image: null,
      ancestors: [{ uid: 'Mg==', name: 'Zdrowie', href: '/zdrowie.html' }],
    });
  });

  it('stands at the path of its page where the backend has none for it', () => {
    expect(read({ url_path: null })?.href).toBe('/asked');
    expect(read({ url_path: '' })?.href).toBe('/asked');
  });

  it('[CAT-05] leaves out children with include_in_menu 0, and orders the others by position and name', () => {
    expect(read()?.children).toEqual([
      { uid: 'c', name: 'c', href: '/witaminy/c.html', image: null },
      { uid: 'b', name: 'b', href: '/witaminy/b.html', image: null },
      { uid: 'd', name: 'd', href: '/witaminy/d.html', image: null },
    ]);
  });

  it('reads the orders of the category, and none where it uses those of the configuration', () => {
    expect(read()?.sorting).toEqual({ preferred: null, available: [] });
    expect(read({ default_sort_by: 'price', available_sort_by: ['price', null, 'name'] })?.sorting).toEqual({
      preferred: 'price',
      available: ['price', 'name'],
    });
    expect(read({ default_sort_by: '', available_sort_by: null })?.sorting).toEqual({ preferred: null, available: [] });
  });

  it.each([
    [1, true],
    [null, true],
    [0, false],
  ])('reads is_anchor %o as %s', (is_anchor, isAnchor) => {
    expect(read({ is_anchor })).toMatchObject({ isAnchor });
  });

  it.each([
    { display_mode: 'PRODUCTS', expected: { block: '', showsProducts: true } },
    { display_mode: 'PRODUCTS_AND_PAGE', expected: { block: '<p>Porady</p>', showsProducts: true } },
    { display_mode: 'PAGE', expected: { block: '<p>Porady</p>', showsProducts: false } },
    { display_mode: null, expected: { block: '', showsProducts: true } },
  ])('shows CMS block and products as the display mode $display_mode says', ({ display_mode, expected }) => {
    expect(read({ display_mode, cms_block: { content: '<p>Porady</p>' } })).toMatchObject(expected);
  });

  it('shows products where the display mode names a CMS block that is missing', () => {
    expect(read({ display_mode: 'PAGE', cms_block: null })).toMatchObject({ block: '', showsProducts: true });
  });

  it('takes title and description from the category where the shop wrote no others', () => {
    expect(read()).toMatchObject({ metaTitle: 'Witaminy', metaDescription: 'Witaminy & minerały' });
    expect(read({ meta_title: 'Tytuł', meta_description: 'Opis' })).toMatchObject({
      metaTitle: 'Tytuł',
      metaDescription: 'Opis',
    });
    expect(read({ meta_title: '', meta_description: '' })).toMatchObject({
      metaTitle: 'Witaminy',
      metaDescription: 'Witaminy & minerały',
    });
    expect(read({ description: null })).toMatchObject({ description: '', metaDescription: '' });
  });

  it.each<[string, CategoryResponse]>([
    ['no categories', { categories: null }],
    ['an empty list', { categories: { items: [] } }],
    ['a category without a name', { categories: { items: [{ ...item, name: null }] } }],
  ])('is null for %s', (_, answer) => expect(toCategory(answer, '/asked')).toBeNull());
});
