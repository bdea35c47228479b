import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicModules } from '../../testing/public-modules.ts';
import { listContaining } from '../../testing/matchers.ts';
import { catalogFixture } from '../../testing/catalog-fixture.ts';
import { fixtureShop } from '../../testing/fixture-shop.ts';
import { createTestBackend } from '../../testing/test-backend.ts';
import type { GraphqlResponse, TestBackend } from '../../testing/test-backend.ts';
import { encodeUid } from '../../uid.ts';
import { releaseStock, reserveStock } from '../stock.ts';

let backend: TestBackend;

beforeAll(() => {
  backend = createTestBackend({ modules: publicModules, secondStoreView: true });
});
afterAll(() => {
  backend.dispose();
});

interface Listed {
  products: {
    total_count: number;
    items: { sku: string; uid: string }[];
    page_info: { current_page: number; page_size: number; total_pages: number };
    suggestions: { search: string }[];
    aggregations: {
      attribute_code: string;
      label: string;
      count: number;
      options: { label: string; value: string; count: number }[];
    }[];
    sort_fields: { default: string; options: { value: string; label: string }[] };
  };
}

function isListed(data: unknown): data is Listed {
  return typeof data === 'object' && data !== null && 'products' in data && data.products !== null;
}

function listed(answer: GraphqlResponse): Listed['products'] {
  expect(answer.errors).toBeUndefined();
  if (!isListed(answer.data)) throw new Error('no products');
  return answer.data.products;
}

const FIELDS = `total_count items { sku uid } page_info { current_page page_size total_pages } suggestions { search }
  aggregations { attribute_code label count options { label value count } } sort_fields { default options { value label } }`;

async function list(args: string, headers: Record<string, string> = {}): Promise<Listed['products']> {
  return listed(await backend.graphql(`{ products(${args}) { ${FIELDS} } }`, { headers }));
}

const skus = async (args: string, headers?: Record<string, string>): Promise<string[]> =>
  (await list(args, headers)).items.map(({ sku }) => sku);

const fetchError = async (args: string) => (await backend.graphql(`{ products(${args}) { total_count } }`)).errors?.[0];

async function optionValue(code: string, label: string): Promise<string> {
  const { aggregations } = await list('filter: {}');
  const option = aggregations
    .find(({ attribute_code }) => attribute_code === code)
    ?.options.find((candidate) => candidate.label === label);
  if (!option) throw new Error(`no option ${label}`);
  return option.value;
}

async function categoryUid(urlPath: string): Promise<string> {
  const { data } = await backend.graphql(
    'query Q($p: String) { categories(filters: { url_path: { eq: $p } }) { items { uid } } }',
    {
      variables: { p: urlPath },
    },
  );
  const text = JSON.stringify(data);
  return /"uid":"([^"]+)"/u.exec(text)?.[1] ?? '';
}

describe('products: arguments', () => {
  it('needs a search text or a filter', async () => {
    expect(await fetchError('pageSize: 3')).toMatchObject({
      message: "'search' or 'filter' input argument is required.",
      path: ['products'],
      extensions: { category: 'graphql-input' },
    });
  });

  it('refuses pages and sizes below 1 and pages behind the last one', async () => {
    expect(await fetchError('filter: {}, currentPage: 0')).toMatchObject({
      message: 'currentPage value must be greater than 0.',
    });
    expect(await fetchError('filter: {}, pageSize: 0')).toMatchObject({
      message: 'pageSize value must be greater than 0.',
    });
    expect(await fetchError('filter: {}, pageSize: 3, currentPage: 3')).toMatchObject({
      message: 'currentPage value 3 specified is greater than the 2 page(s) available.',
      extensions: { category: 'graphql-input' },
    });
  });

  it('pages through the list without gaps or repetitions', async () => {
    const first = await list('filter: {}, pageSize: 4');
    const second = await list('filter: {}, pageSize: 4, currentPage: 2');
    expect(first.page_info).toEqual({ current_page: 1, page_size: 4, total_pages: 2 });
    expect(first.total_count).toBe(6);
    expect(new Set([...first.items, ...second.items].map(({ sku }) => sku)).size).toBe(6);
  });

  it('answers an empty list for a page behind an empty one', async () => {
    const none = await list('search: "nieistniejące", currentPage: 4');
    expect(none).toMatchObject({ total_count: 0, items: [], page_info: { total_pages: 0 } });
  });
});

describe('products: search', () => {
  it('finds Polish words written without diacritics, and the other way round', async () => {
    expect(await skus('search: "zelazo lagodne"')).toEqual(['ZELAZO']);
    expect(await skus('search: "żelazo"')).toEqual(['ZELAZO']);
    expect(await skus('search: "KAPSUŁKI"')).toContain('VIT-C');
  });

  it('matches the beginnings of words and skus, of variants too', async () => {
    expect(await skus('search: "witam"')).toEqual(listContaining(['VIT-C', 'VIT-D3', 'VIT-C-LIPO']));
    expect(await skus('search: "KREA-MAL-600"')).toEqual(['KREA']);
  });

  it('wants all words', async () => {
    expect(await skus('search: "witamina d3"')).toEqual(['VIT-D3']);
  });

  it('finds other cases of a word when the written one finds nothing', async () => {
    expect(await skus('search: "kreatyny"')).toEqual(['KREA']);
  });

  it('puts a match in the name before one in the description', async () => {
    const [first] = await skus('search: "witamina c"');
    expect(first).toBe('VIT-C');
  });

  it('reads a single letter as a vitamin, with or without its number', async () => {
    expect((await skus('search: "witamina d"'))[0]).toBe('VIT-D3');
    expect(await skus('search: "witamina k"')).toEqual([]);
  });

  it('ignores words that say nothing', async () => {
    expect(await skus('search: "kreatyna dla sportu"')).toEqual(['KREA']);
  });

  it('searches for the nearest word when a word is misspelt, and suggests its spelling', async () => {
    const misspelt = await list('search: "kreatnya malina"');
    expect(misspelt.items.map(({ sku }) => sku)).toEqual(['KREA']);
    expect(misspelt.suggestions).toEqual([{ search: 'kreatyna malina' }]);
    expect((await list('search: "kreatyna"')).suggestions).toEqual([]);
    expect((await list('search: "qqqqqqqq"')).suggestions).toEqual([]);
  });

  it('finds nothing for an unknown word, but suggests the other words', async () => {
    expect(await list('search: "kreatyna qqqqqqqq"')).toMatchObject({
      total_count: 0,
      suggestions: [{ search: 'kreatyna' }],
    });
  });

  it('finds a letter and a number written apart or together', async () => {
    expect(await skus('search: "witamina d 3"')).toEqual(['VIT-D3']);
    expect(await skus('search: "mal600"')).toEqual(await skus('search: "mal 600"'));
  });

  it('knows abbreviations and synonyms', async () => {
    expect(await skus('search: "vit d3"')).toEqual(['VIT-D3']);
    expect(await skus('search: "iron"')).toEqual(['ZELAZO']);
  });

  it('takes operators of the index for plain text', async () => {
    for (const text of ['\\"', 'witamina" OR "d3', 'NEAR(a b)', '*', 'name:c', '-', "' OR 1=1 --"]) {
      const answer = await backend.graphql('query Q($s: String) { products(search: $s) { total_count } }', {
        variables: { s: text },
      });
      expect(answer.errors).toBeUndefined();
    }
  });

  it('never lists variants', async () => {
    expect(await skus('filter: { sku: { eq: "KREA-MAL-600" } }')).toEqual([]);
    expect(await skus('search: "kreatyna malina"')).toEqual(['KREA']);
  });
});

describe('products: filters', () => {
  it('joins filters by AND and values by OR', async () => {
    const zdroj = await optionValue('brand', 'Zdrój');
    const las = await optionValue('brand', 'Las');
    const capsules = await optionValue('form', 'Kapsułki');
    expect(await skus(`filter: { brand: { in: ["${zdroj}", "${las}"] }, form: { eq: "${capsules}" } }`)).toHaveLength(
      5,
    );
    expect((await skus(`filter: { brand: { eq: "${las}" }, form: { eq: "${capsules}" } }`)).sort()).toEqual([
      'VIT-C-LIPO',
      'ZELAZO',
    ]);
  });

  it('finds a configurable product by the values of its variants', async () => {
    expect(await skus(`filter: { size: { eq: "${await optionValue('size', '600 g')}" } }`)).toEqual(['KREA']);
    expect(await skus('filter: { size: { eq: "nonsense" } }')).toEqual([]);
  });

  it('includes the products of subcategories', async () => {
    const anchor = await skus(`filter: { category_uid: { eq: "${await categoryUid('witaminy')}" } }`);
    expect(anchor.sort()).toEqual(['VIT-C', 'VIT-C-LIPO', 'VIT-D3', 'WYPRZEDANE', 'ZELAZO']);
    expect(await skus(`filter: { category_uid: { eq: "${await categoryUid('witaminy/witamina-d')}" } }`)).toEqual([
      'VIT-D3',
    ]);
    expect(await skus('filter: { category_url_path: { eq: "sport" } }')).toEqual(['KREA']);
    expect(await skus('filter: { category_uid: { eq: "???" } }')).toEqual([]);
  });

  it('filters by price with both ends included and open ends', async () => {
    expect(await skus('filter: { price: { from: "49.99", to: "60" } }')).toEqual(listContaining(['VIT-C', 'KREA']));
    expect(await skus('filter: { price: { from: "*", to: "20" } }')).toEqual(['ZELAZO']);
    expect(await skus('filter: { price: { from: "69.01" } }')).toEqual([]);
  });

  it('filters by price in the base currency, whatever the currency of the request', async () => {
    const english = { Store: 'witryna_pl_en_gb' };
    const prices = async (headers: Record<string, string> = {}) =>
      (await list('filter: {}', headers)).aggregations.find(({ attribute_code }) => attribute_code === 'price')
        ?.options;
    expect(await skus('filter: { price: { to: "20" } }', english)).toEqual(['ZELAZO']);
    expect(await prices(english)).toEqual(await prices());
  });

  it('filters by sku, URL key and words of the name', async () => {
    expect(await skus('filter: { sku: { in: ["vit-c", "ZELAZO"] } }')).toHaveLength(2);
    expect(await skus('filter: { url_key: { eq: "kreatyna" } }')).toEqual(['KREA']);
    expect(await skus('filter: { name: { match: "lipo" } }')).toEqual(['VIT-C-LIPO']);
    expect(await skus('filter: { name: { match: "lipo", match_type: FULL } }')).toEqual([]);
  });

  it('offers the filterable attributes of the shop to introspection', async () => {
    const answer = await backend.graphql('{ __type(name: "ProductAttributeFilterInput") { inputFields { name } } }');
    const text = JSON.stringify(answer.data);
    for (const name of ['category_uid', 'price', 'brand', 'form', 'diet', 'flavor'])
      expect(text).toContain(`"${name}"`);
  });
});

describe('products: aggregations', () => {
  it('counts what choosing the option finds', async () => {
    const { aggregations } = await list('filter: {}');
    expect(aggregations.map(({ attribute_code }) => attribute_code)).toEqual([
      'price',
      'category_uid',
      'form',
      'flavor',
      'size',
      'diet',
      'brand',
    ]);
    for (const { attribute_code, options, count } of aggregations) {
      expect(count).toBe(options.length);
      for (const { value, count: expected } of options) {
        const [from = '', to = ''] = value.split('_');
        const filter = attribute_code === 'price' ? `{ from: "${from}", to: "${to}" }` : `{ eq: "${value}" }`;
        expect((await list(`filter: { ${attribute_code}: ${filter} }`)).total_count, `${attribute_code} ${value}`).toBe(
          expected,
        );
      }
    }
  });

  it('has values and labels of a Yes/No attribute that are 1 and 0', async () => {
    const options = [
      { value: '1', label: 'Tak' },
      { value: '0', label: 'Nie' },
    ];
    const attributes = [...catalogFixture.attributes, { code: 'is_new', label: 'Nowość', options }];
    const productAttributes = { 'VIT-C': { is_new: '1' }, 'VIT-D3': { is_new: '0' }, KREA: { is_new: '0' } };
    const other = createTestBackend({
      shop: fixtureShop({ catalog: { ...catalogFixture, attributes, productAttributes } }),
      modules: publicModules,
    });
    const ask = async (filter: string) =>
      listed(await other.graphql(`{ products(filter: { ${filter} }) { ${FIELDS} } }`));
    const { aggregations } = await ask('');
    expect(aggregations.find(({ attribute_code }) => attribute_code === 'is_new')?.options).toEqual([
      { value: '1', label: '1', count: 1 },
      { value: '0', label: '0', count: 2 },
    ]);
    expect((await ask('is_new: { in: ["0"] }')).total_count).toBe(2);
    other.dispose();
  });

  it('follows the filter', async () => {
    const { aggregations } = await list('filter: { category_url_path: { eq: "sport" } }');
    expect(aggregations.find(({ attribute_code }) => attribute_code === 'brand')?.options).toMatchObject([
      { label: 'Zdrój', count: 1 },
    ]);
    expect(aggregations.map(({ attribute_code }) => attribute_code)).not.toContain('diet');
  });

  it('tells swatches in the older filters, as Magento does', async () => {
    const answer = await backend.graphql(`{ products(filter: {}) { filters { request_var filter_items { __typename label
      ... on SwatchLayerFilterItem { swatch_data { type value } } } } } }`);
    expect(answer.data).toMatchObject({
      products: {
        filters: listContaining([
          {
            request_var: 'flavor',
            filter_items: [
              { __typename: 'SwatchLayerFilterItem', label: 'Malina', swatch_data: { type: '1', value: '#d6336c' } },
              { __typename: 'LayerFilterItem', label: 'Cytryna' },
            ],
          },
        ]),
      },
    });
  });

  it('limits categories to the children of the chosen one on request', async () => {
    const answer = await backend.graphql(`{ products(filter: { category_url_path: { eq: "witaminy" } }) {
      aggregations(filter: { category: { includeDirectChildrenOnly: true } }) { attribute_code options { label count } } } }`);
    expect(JSON.stringify(answer.data)).toContain('{"label":"Witamina C","count":2},{"label":"Witamina D","count":1}');
    expect(JSON.stringify(answer.data)).not.toContain('Liposomalna');
  });

  it('labels prices as ranges in the base currency', async () => {
    const price = async (headers?: Record<string, string>) =>
      (await list('filter: {}', headers)).aggregations.find(({ attribute_code }) => attribute_code === 'price');
    expect(await price()).toMatchObject({
      label: 'Cena',
      options: listContaining([{ value: '50_70', label: '50-70', count: 2 }]),
    });
    expect(await price({ Store: 'witryna_pl_en_gb' })).toMatchObject({
      label: 'Price',
      options: listContaining([{ value: '50_70', label: '50-70', count: 2 }]),
    });
  });
});

describe('products: order', () => {
  it('orders a category by the position of its products and puts sold-out ones last', async () => {
    expect(await skus('filter: { category_url_path: { eq: "witaminy" } }')).toEqual([
      'VIT-C',
      'VIT-D3',
      'VIT-C-LIPO',
      'ZELAZO',
      'WYPRZEDANE',
    ]);
  });

  it('sorts by price, by Polish name, by sales and by age', async () => {
    const inStock = async (sort: string) =>
      (await skus(`filter: {}, sort: { ${sort} }`)).filter((sku) => sku !== 'WYPRZEDANE');
    expect(await inStock('price: ASC')).toEqual(['ZELAZO', 'VIT-D3', 'VIT-C', 'KREA', 'VIT-C-LIPO']);
    expect(await inStock('price: DESC')).toEqual(['VIT-C-LIPO', 'KREA', 'VIT-C', 'VIT-D3', 'ZELAZO']);
    expect(await inStock('name: ASC')).toEqual(['KREA', 'VIT-C', 'VIT-C-LIPO', 'VIT-D3', 'ZELAZO']);
    expect(await inStock('bestseller: DESC')).toEqual(['VIT-C', 'KREA', 'VIT-D3', 'VIT-C-LIPO', 'ZELAZO']);
    expect((await inStock('news_from_date: DESC'))[0]).toBe('VIT-C-LIPO');
  });

  it('sorts by rating, products without reviews last', async () => {
    const answer = await backend.graphql(
      '{ products(filter: {}, sort: { rating_summary: DESC }) { items { rating_summary stock_status } } }',
    );
    const ratings = [...JSON.stringify(answer.data).matchAll(/"rating_summary":(\d+)[^}]*IN_STOCK/gu)].map(
      ([, rating]) => Number(rating),
    );
    expect(ratings.length).toBeGreaterThan(2);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
    expect(new Set(ratings).size).toBeGreaterThan(1);
  });

  it('offers relevance only while searching', async () => {
    const searching = await list('search: "witamina"');
    const browsing = await list('filter: {}');
    expect(searching.sort_fields.default).toBe('relevance');
    expect(browsing.sort_fields.default).toBe('position');
    expect(browsing.sort_fields.options.map(({ value }) => value)).toEqual([
      'position',
      'bestseller',
      'news_from_date',
      'rating_summary',
      'price',
      'name',
    ]);
    const input = JSON.stringify(
      (await backend.graphql('{ __type(name: "ProductAttributeSortInput") { inputFields { name } } }')).data,
    );
    for (const { value } of [...searching.sort_fields.options, ...browsing.sort_fields.options])
      expect(input).toContain(`"${value}"`);
  });
});

it('gives products uids that are base64 of their numeric ids', async () => {
  const { items } = await list('filter: { sku: { eq: "VIT-C" } }');
  expect(items[0]?.uid).toBe(encodeUid(1));
});

describe('products: a change of the stock', () => {
  it('is in the order of a list that was asked for before', async () => {
    const { database } = backend.service;
    const before = await skus('filter: {}');
    const sold = before.find((sku) => sku === 'VIT-D3') ?? '';
    expect(before.indexOf(sold)).toBeLessThan(before.indexOf('WYPRZEDANE'));
    reserveStock(database, sold, 3);
    expect((await skus('filter: {}')).slice(-2)).toContain(sold);
    releaseStock(database, sold, 3);
    expect(await skus('filter: {}')).toEqual(before);
  });
});
