import { describe, expect, it } from 'vitest';
import { execute } from '../commerce/index.ts';
import { fakeBackend, sampleLayout, type FakeHandler } from '../testing/index.ts';
import { categoryMatches, loadAlternatives } from './search-alternatives.ts';

const layout = {
  ...sampleLayout,
  menu: [{ uid: 'MQ==', name: 'Shoes', href: '/shoes.html', skinny: false, promo: null, children: [] }],
};
const category = (uid: string, name: string, include_in_menu = 1) => ({
  uid,
  name,
  url_path: name.toLowerCase(),
  url_suffix: '.html',
  include_in_menu,
});

function setUp(handler: FakeHandler) {
  const { client, sent } = fakeBackend(handler);
  const load = (query: string) =>
    loadAlternatives(query, {
      layout,
      fetch: async (operation, variables) => (await execute(client, operation, variables)).data,
    });
  return { load, sent };
}

describe('categoryMatches', () => {
  it('returns the whole text and its longest words', () => {
    expect(categoryMatches('red leather boots')).toEqual(['red leather boots', 'leather', 'boots']);
    expect(categoryMatches('boots')).toEqual(['boots']);
  });

  it('leaves out what Magento rejects as too short', () => {
    expect(categoryMatches('ab')).toEqual([]);
  });
});

describe('loadAlternatives', () => {
  it('returns each visible category once', async () => {
    const { load } = setUp(({ name }) =>
      name === 'getMatchingCategories'
        ? { data: { categories: { items: [category('2', 'Boots'), category('3', 'Hidden', 0), null] } } }
        : { data: { products: { items: [] } } },
    );
    await expect(load('leather boots')).resolves.toEqual({
      products: [],
      categories: [{ uid: '2', name: 'Boots', href: '/boots.html' }],
    });
  });

  it('fetches products of the menu', async () => {
    const { load, sent } = setUp(() => ({ data: { products: { items: [] }, categories: { items: [] } } }));
    await load('boots');
    expect(sent.find(({ name }) => name === 'getProductCards')?.variables).toEqual({
      filter: { category_uid: { in: ['MQ=='] } },
      size: 3,
    });
  });

  it('is empty when the backend fails', async () => {
    const { load } = setUp(() => new TypeError('fetch failed'));
    await expect(load('boots')).resolves.toEqual({ products: [], categories: [] });
  });
});
