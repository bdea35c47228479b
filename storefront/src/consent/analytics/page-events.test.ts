import { describe, expect, it } from 'vitest';
import { getShopPath } from '../../commerce/index.ts';
import type { ProductSummary } from '../../products/index.ts';
import { toSelectEvent, getViewedList, toViewItemEvent, toViewListEvent } from './page-events.ts';

const product = (sku: string): ProductSummary => ({
  uid: sku,
  sku,
  name: `Product ${sku}`,
  subtitle: '60 kapsułek',
  href: `/${sku}.html`,
  image: null,
  inStock: true,
  configurable: false,
  hasPurchaseOptions: false,
  rating: null,
  price: { current: { minor: 3990, currency: 'PLN' }, reduction: null, unit: null, from: false },
});
const category = { category: { uid: 'MQ==', name: 'Witaminy' }, listing: { products: [product('a'), product('b')] } };

describe('events of a page', () => {
  it('of a category or a search say which products are seen in which order', () => {
    const list = getViewedList('category', category);
    expect(list && toViewListEvent(list)).toEqual({
      event: 'view_item_list',
      item_list_id: 'MQ==',
      item_list_name: 'Witaminy',
      items: [
        { item_id: 'a', item_name: 'Product a', item_variant: '60 kapsułek', price: 39.9, index: 0 },
        { item_id: 'b', item_name: 'Product b', item_variant: '60 kapsułek', price: 39.9, index: 1 },
      ],
    });
    expect(getViewedList('search', { query: 'cynk', listing: { products: [product('a')] } })).toMatchObject({
      id: 'search',
      name: 'cynk',
    });
  });

  it('of a list say which product was followed', () => {
    const list = getViewedList('category', category);
    const select = (pathname: string, basePath = '') =>
      list && toSelectEvent(list, pathname, { basePath, storeViews: [] });
    const selected = { event: 'select_item', items: [{ item_id: 'b', index: 1 }] };
    expect(select('/b.html')).toMatchObject(selected);
    expect(select('/en/b.html', '/en')).toMatchObject(selected);
    expect(select('/c.html')).toBeNull();
    expect(select('/b.html', '/en')).toBeNull();
  });

  it('of a list know the path of a product as the browser writes it', () => {
    const href = getShopPath('käse & wein', '.html');
    const list = getViewedList('category', { ...category, listing: { products: [{ ...product('a'), href }] } });
    const { pathname } = new URL('/en/käse & wein.html', 'https://shop.example');
    expect(list && toSelectEvent(list, pathname, { basePath: '/en', storeViews: [] })).not.toBeNull();
  });

  it('of a product say which', () => {
    expect(toViewItemEvent('product', { product: product('a') })).toMatchObject({
      event: 'view_item',
      currency: 'PLN',
      value: 39.9,
      items: [{ item_id: 'a' }],
    });
  });

  it.each([
    ['cart', null],
    ['search', { query: '', listing: null }],
    ['category', { listing: { products: 'none' } }],
    ['store', { name: 'a' }],
  ])('of a %s page showing %j are none', (kind, view) => {
    expect(getViewedList(kind, view)).toBeNull();
    expect(toViewItemEvent(kind, view)).toBeNull();
  });
});
