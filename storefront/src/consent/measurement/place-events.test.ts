import { describe, expect, it } from 'vitest';
import type { ProductSummary } from '../../products/index.ts';
import { selectEvent, shownList, viewItemEvent, viewListEvent } from './place-events.ts';

const product = (sku: string): ProductSummary => ({
  uid: sku,
  sku,
  name: `Product ${sku}`,
  subtitle: '60 kapsułek',
  href: `/${sku}.html`,
  image: null,
  inStock: true,
  configurable: false,
  rating: null,
  price: { current: { minor: 3990, currency: 'PLN' }, reduction: null, unit: null, from: false },
});
const category = { category: { uid: 'MQ==', name: 'Witaminy' }, listing: { products: [product('a'), product('b')] } };

describe('events of a page', () => {
  it('of a category or a search say which products are seen in which order', () => {
    const list = shownList('category', category);
    expect(list && viewListEvent(list)).toEqual({
      event: 'view_item_list',
      item_list_id: 'MQ==',
      item_list_name: 'Witaminy',
      items: [
        { item_id: 'a', item_name: 'Product a', item_variant: '60 kapsułek', price: 39.9, index: 0 },
        { item_id: 'b', item_name: 'Product b', item_variant: '60 kapsułek', price: 39.9, index: 1 },
      ],
    });
    expect(shownList('search', { query: 'cynk', listing: { products: [product('a')] } })).toMatchObject({
      id: 'search',
      name: 'cynk',
    });
  });

  it('of a list say which product was followed', () => {
    const list = shownList('category', category);
    expect(list && selectEvent(list, '/b.html')).toMatchObject({
      event: 'select_item',
      items: [{ item_id: 'b', index: 1 }],
    });
    expect(list && selectEvent(list, '/c.html')).toBeNull();
  });

  it('of a product say which', () => {
    expect(viewItemEvent('product', { product: product('a') })).toMatchObject({
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
    expect(shownList(kind, view)).toBeNull();
    expect(viewItemEvent(kind, view)).toBeNull();
  });
});
