import type { MediaSource } from '../media/index.ts';
import { describe, expect, it } from 'vitest';
import { execute } from '../commerce/index.ts';
import { fakeBackend, graphqlError, sampleLayout, type FakeHandler } from '../testing/index.ts';
import type { ListState } from './list-state.ts';
import { loadListing, toListing } from './product-listing.ts';
import { sampleProduct } from './testing/sample-product.ts';

type Answer = Parameters<typeof toListing>[0];

const products: NonNullable<Answer['products']> = {
  total_count: 13,
  page_info: { current_page: 1, page_size: 6, total_pages: 3 },
  aggregations: [
    {
      attribute_code: 'form',
      label: 'Forma',
      count: 1,
      position: 2,
      options: [{ label: 'krople', value: '5', count: 4 }, null],
    },
    {
      attribute_code: 'brand',
      label: null,
      count: 1,
      position: 1,
      options: [{ label: null, value: '7', count: null }],
    },
    {
      attribute_code: 'category_uid',
      label: 'Kategoria',
      count: 1,
      position: 0,
      options: [{ label: 'x', value: 'x', count: 1 }],
    },
    {
      attribute_code: 'unknown',
      label: 'Inne',
      count: 1,
      position: 0,
      options: [{ label: 'x', value: 'x', count: 1 }],
    },
    { attribute_code: 'price', label: 'Cena', count: 0, position: 3, options: [] },
    null,
  ],
  filters: [
    {
      filter_items: [
        { value_string: '5', swatch_data: { type: '1', value: '#d6336c' } },
        { value_string: '7', swatch_data: { type: '0', value: 'B' } },
        { value_string: null },
        null,
      ],
    },
    { filter_items: null },
    null,
  ],
  suggestions: [{ search: 'kreatyna' }, null],
  sort_fields: { default: 'position', options: [{ label: 'Cena', value: 'price' }, null, { label: 'x', value: null }] },
  items: [sampleProduct, null],
};
const frame = {
  ...sampleLayout,
  filterInputs: { brand: 'equal', form: 'equal', price: 'range', category_uid: 'equal' },
} as const;
const media: MediaSource = { mediaBaseUrl: null, imageService: 'none' };
const source = { inputs: frame.filterInputs, pageSize: 6, media };
const plain: ListState = { page: 1, sort: null, filters: {} };
const refusal = {
  data: { products: null },
  errors: [
    graphqlError('currentPage value 9 specified is greater than the 3 page(s) available.', 'graphql-input', [
      'products',
    ]),
  ],
};

function setUp(handler: FakeHandler = () => ({ data: { products } }), pageSize = frame.pageSize) {
  const { client, sent } = fakeBackend(handler);
  const show = (query: string, request: Parameters<typeof loadListing>[0] = { categoryUid: 'MQ==' }) =>
    loadListing(request, {
      url: new URL(`https://shop.example/witaminy.html${query}`),
      layout: { ...frame, pageSize },
      fetch: async (operation, variables) => (await execute(client, operation, variables)).data,
    });
  return { show, sent };
}

describe('loadListing', () => {
  it('[CAT-03] asks for 6 products of page 1 of the category', async () => {
    const { show, sent } = setUp();
    await expect(show('')).resolves.toMatchObject({ state: plain, total: 13, pages: 3 });
    expect(sent.map(({ variables }) => variables)).toEqual([
      { filter: { category_uid: { eq: 'MQ==' } }, page: 1, size: 6 },
    ]);
  });

  const unreadable = (index: number) =>
    graphqlError('Internal server error', '', ['products', 'items', index, 'price_range']);

  it('leaves out a product that Magento cannot read', async () => {
    const { show } = setUp(() => ({
      data: { products: { ...products, items: [null, sampleProduct] } },
      errors: [unreadable(0)],
    }));
    const listing = await show('');
    expect(listing.products.map(({ sku }) => sku)).toEqual(['WIT-D3']);
  });

  it('fails where Magento cannot read any of several products, or counts none', async () => {
    const errors = [unreadable(0), unreadable(1)];
    const all = setUp(() => ({ data: { products: { ...products, items: [null, null] } }, errors }));
    await expect(all.show('')).rejects.toMatchObject({ kind: 'unavailable' });
    const counted = graphqlError('Internal server error', '', ['products', 'total_count']);
    const none = setUp(() => ({ data: { products: { ...products, total_count: null } }, errors: [counted] }));
    await expect(none.show('')).rejects.toMatchObject({ kind: 'graphql' });
  });

  it('asks for as many products as the shop shows on a page', async () => {
    const { show, sent } = setUp(undefined, 12);
    await show('?from=1&p=2');
    expect(sent.map(({ variables }) => [variables['page'], variables['size']])).toEqual([
      [1, 12],
      [2, 12],
    ]);
  });

  it('[CAT-12] asks for page, order and filters of the address, also in a search', async () => {
    const { show, sent } = setUp();
    await show('?brand=7,3&price=10_*&sort=price_DESC&p=2&query=x', { search: 'magnez' });
    expect(sent.flatMap(({ name, variables }) => (name === 'getProducts' ? [variables] : []))).toEqual([
      {
        search: 'magnez',
        filter: { brand: { in: ['3', '7'] }, price: { from: '10' } },
        sort: { price: 'DESC' },
        page: 2,
        size: 6,
      },
    ]);
  });

  it('joins the pages that the address shows together, each product once', async () => {
    const other = { ...sampleProduct, uid: 'Mg==', sku: 'WIT-C' };
    const { show, sent } = setUp(({ variables }) => ({
      data: { products: { ...products, items: variables['page'] === 1 ? [sampleProduct] : [sampleProduct, other] } },
    }));
    const listing = await show('?from=1&p=2');
    expect(listing.products.map(({ sku }) => sku)).toEqual(['WIT-D3', 'WIT-C']);
    expect(listing.state).toMatchObject({ firstPage: 1, page: 2 });
    expect(sent.map(({ variables }) => variables['page'])).toEqual([1, 2]);
  });

  it("does not let the address replace the page's category", async () => {
    const { show, sent } = setUp();
    await show('?category_uid=OTk=');
    expect(sent[0]?.variables).toMatchObject({ filter: { category_uid: { eq: 'MQ==' } } });
  });

  it('shows the first page when the asked one is beyond the last', async () => {
    const { show, sent } = setUp(({ variables }) => (variables['page'] === 1 ? { data: { products } } : refusal));
    await expect(show('?p=9&sort=price_ASC')).resolves.toMatchObject({
      state: { page: 1, sort: { attribute: 'price', direction: 'ASC' } },
    });
    expect(sent.map(({ variables }) => variables['page'])).toEqual([9, 1]);
  });

  it("shows the backend's own order when it does not know the asked one", async () => {
    const { show, sent } = setUp(({ variables }) => (variables['sort'] ? refusal : { data: { products } }));
    await expect(show('?p=2&sort=foo_ASC')).resolves.toMatchObject({ state: { page: 1, sort: null } });
    expect(sent.map(({ variables }) => variables['sort'])).toEqual([{ foo: 'ASC' }, { foo: 'ASC' }, undefined]);
  });

  it('fails when the backend refuses the plain list, or cannot be reached', async () => {
    const refusing = setUp(() => refusal);
    await expect(refusing.show('')).rejects.toMatchObject({ kind: 'graphql' });
    expect(refusing.sent).toHaveLength(1);
    const unreachable = setUp(() => new TypeError('fetch failed'));
    await expect(unreachable.show('?p=2')).rejects.toMatchObject({ kind: 'network' });
    expect(unreachable.sent).toHaveLength(1);
  });
});

describe('loadListing of a filtered list', () => {
  const facet = (code: string, ...values: string[]) => ({
    attribute_code: code,
    label: code,
    count: values.length,
    position: 1,
    options: values.map((value) => ({ label: value, value, count: 1 })),
  });

  it('offers the other values of an attribute that is filtered by, so that more than one can be chosen', async () => {
    const { show, sent } = setUp(({ name, variables }) => {
      if (name !== 'getFacets')
        return { data: { products: { ...products, aggregations: [facet('brand', '7'), facet('form', '5')] } } };
      return {
        data: {
          products: {
            filters: null,
            aggregations:
              'brand' in Object(variables['filter'])
                ? [facet('form', '5', '6')]
                : [facet('brand', '3', '7'), facet('form', '9')],
          },
        },
      };
    });
    const { facets } = await show('?brand=7&form=5&p=2');
    expect(facets.map(({ code, options }) => [code, ...options.map(({ value }) => value)])).toEqual([
      ['brand', '3', '7'],
      ['form', '5', '6'],
    ]);
    expect(sent.filter(({ name }) => name === 'getFacets').map(({ variables }) => variables)).toEqual([
      { filter: { category_uid: { eq: 'MQ==' }, form: { in: ['5'] } } },
      { filter: { category_uid: { eq: 'MQ==' }, brand: { in: ['7'] } } },
    ]);
  });

  it('keeps a facet of which nothing is left, so that its filter can be taken back', async () => {
    const { show } = setUp(({ name }) =>
      name === 'getFacets'
        ? { data: { products: { filters: null, aggregations: [facet('brand', '3')] } } }
        : { data: { products: { ...products, total_count: 0, aggregations: [] } } },
    );
    expect((await show('?brand=7')).facets.map(({ code }) => code)).toEqual(['brand']);
  });

  it('labels selected options that no product of the list has from the whole catalog', async () => {
    const { show, sent } = setUp(({ name, variables }) => {
      if (name === 'getFacets' && !('category_uid' in Object(variables['filter']))) {
        const option = { label: 'Alfa', value: '3', count: 12 };
        return {
          data: {
            products: {
              filters: null,
              aggregations: [
                { ...facet('brand'), count: 1, options: [option, { label: 'Beta', value: '7', count: 1 }] },
              ],
            },
          },
        };
      }
      return { data: { products: { ...products, filters: null, aggregations: [facet('form', '5')] } } };
    });
    const { facets } = await show('?brand=3,99', { categoryUid: 'MQ==' });
    expect(facets.find(({ code }) => code === 'brand')?.options).toEqual([{ value: '3', label: 'Alfa', count: 0 }]);
    expect(sent.at(-1)?.variables).toEqual({ filter: { brand: { in: ['3', '99'] } } });
  });

  it('does without those values when the backend does not tell them, and asks for none without filters', async () => {
    const { show, sent } = setUp(({ name }) =>
      name === 'getFacets' ? new TypeError('fetch failed') : { data: { products } },
    );
    expect((await show('?brand=7')).facets.map(({ code }) => code)).toEqual(['brand', 'form']);
    sent.length = 0;
    await show('');
    expect(sent.map(({ name }) => name)).toEqual(['getProducts']);
  });
});

describe('toListing', () => {
  it('reads products, pages and orders', () => {
    const listing = toListing({ products }, plain, source);
    expect(listing).toMatchObject({
      state: plain,
      total: 13,
      pages: 3,
      sortFields: [{ value: 'price', label: 'Cena' }],
    });
    expect(listing.products.map(({ sku }) => sku)).toEqual(['WIT-D3']);
  });

  it('offers the facets that can be filtered by, in their order, but not the category', () => {
    expect(toListing({ products }, plain, source).facets).toEqual([
      { code: 'brand', label: 'brand', position: 1, options: [{ value: '7', label: '7', count: 0 }] },
      {
        code: 'form',
        label: 'Forma',
        position: 2,
        options: [{ value: '5', label: 'krople', count: 4, swatch: { color: '#d6336c' } }],
      },
    ]);
  });

  it('counts the pages itself where the backend does not', () => {
    expect(toListing({ products: { ...products, page_info: null } }, plain, { ...source, inputs: {} }).pages).toBe(3);
  });

  it('is empty without an answer', () => {
    expect(toListing({ products: null }, plain, { ...source, inputs: {} })).toEqual({
      state: plain,
      products: [],
      total: 0,
      pages: 0,
      facets: [],
      sortFields: [],
      suggestions: [],
    });
  });
});
