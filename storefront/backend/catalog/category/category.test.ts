import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicModules } from '../../testing/public-modules.ts';
import { createTestBackend } from '../../testing/test-backend.ts';
import type { TestBackend } from '../../testing/test-backend.ts';

let backend: TestBackend;

beforeAll(() => {
  backend = createTestBackend({ modules: publicModules });
});
afterAll(() => {
  backend.dispose();
});

const data = async (query: string): Promise<unknown> => {
  const answer = await backend.graphql(query);
  expect(answer.errors).toBeUndefined();
  return answer.data;
};

describe('categories', () => {
  it('answers the root alone without filters', async () => {
    expect(
      await data('{ categories { total_count items { uid level url_path breadcrumbs { category_name } } } }'),
    ).toEqual({
      categories: { total_count: 1, items: [{ uid: 'Mg==', level: 1, url_path: null, breadcrumbs: null }] },
    });
  });

  it('answers all of the store with its root, page by page, for an empty object of filters', async () => {
    const read = (page: number) =>
      data(`{ categories(filters: {}, currentPage: ${page}, pageSize: 2) { items { level url_path } } }`);
    expect(await read(1)).toEqual({
      categories: {
        items: [
          { level: 1, url_path: null },
          { level: 2, url_path: 'witaminy' },
        ],
      },
    });
    expect(await read(2)).toEqual({
      categories: {
        items: [
          { level: 3, url_path: 'witaminy/witamina-c' },
          { level: 4, url_path: 'witaminy/witamina-c/liposomalna' },
        ],
      },
    });
  });

  it('[CAT-04] nests children by position, with numbers for flags and promotional content', async () => {
    const fields =
      'name position include_in_menu url_path url_suffix children_count skinny_navigation promo_content promo_rich_content';
    expect(
      await data(`{ categoryList { uid name children { ${fields} children { name children { name } } } } }`),
    ).toEqual({
      categoryList: [
        {
          uid: 'Mg==',
          name: 'Katalog',
          children: [
            {
              name: 'Witaminy',
              position: 1,
              include_in_menu: 1,
              url_path: 'witaminy',
              url_suffix: '.html',
              children_count: '3',
              skinny_navigation: 0,
              promo_content: '<p>Jesień z D3</p>',
              promo_rich_content: null,
              children: [
                { name: 'Witamina C', children: [{ name: 'Liposomalna' }] },
                { name: 'Witamina D', children: [] },
              ],
            },
            expect.objectContaining({ name: 'Sport', skinny_navigation: 1 }),
            expect.objectContaining({ name: 'Outlet', include_in_menu: 0 }),
          ],
        },
      ],
    });
  });

  it('filters by uid, path, parent and name', async () => {
    const names = async (filters: string): Promise<unknown> =>
      data(`{ categories(filters: { ${filters} }) { items { name } } }`);
    expect(await names('url_path: { eq: "witaminy/witamina-c" }')).toEqual({
      categories: { items: [{ name: 'Witamina C' }] },
    });
    expect(await names('parent_category_uid: { eq: "Mg==" }')).toEqual({
      categories: { items: [{ name: 'Witaminy' }, { name: 'Sport' }, { name: 'Outlet' }] },
    });
    expect(await names('name: { match: "lipo" }')).toEqual({ categories: { items: [{ name: 'Liposomalna' }] } });
    expect(await names('category_uid: { in: ["Mg==", "nonsense"] }')).toEqual({
      categories: { items: [{ name: 'Katalog' }] },
    });
    expect(
      (await backend.graphql('{ categories(filters: { name: { match: "ab" } }) { total_count } }')).errors,
    ).toMatchObject([
      { message: 'Invalid match filter. Minimum length is 3.', extensions: { category: 'graphql-input' } },
    ]);
  });

  it('counts and lists the products of the whole subtree', async () => {
    expect(
      await data(
        '{ categories(filters: { url_path: { eq: "witaminy" } }) { items { product_count products(pageSize: 2, sort: { price: ASC }) { total_count items { sku } page_info { total_pages } } } } }',
      ),
    ).toEqual({
      categories: {
        items: [
          {
            product_count: 5,
            products: { total_count: 5, items: [{ sku: 'ZELAZO' }, { sku: 'VIT-D3' }], page_info: { total_pages: 3 } },
          },
        ],
      },
    });
  });

  it('counts all descendants below a category', async () => {
    expect(await data('{ categories { items { children_count product_count } } }')).toEqual({
      categories: { items: [{ children_count: '6', product_count: 6 }] },
    });
  });
});
