import { describe, expect, it } from 'vitest';
import { execute } from '../commerce/index.ts';
import { createShopIntl } from '../i18n/index.ts';
import { layoutMessages } from '../platform/layout/messages.ts';
import type { LoadContext } from '../platform/navigation/load-context.ts';
import { fakeBackend, graphqlError, sampleLayout } from '../testing/index.ts';
import { page } from './category-page.tsx';

const list =
  `<div data-content-type="products" data-appearance="grid" data-element="main">` +
  `<ol class="product-items"><li class="product-item"><a class="product-item-link" href="/lampe.html"></a></li></ol>` +
  `</div>`;

/** Loads a category whose CMS block has a product list. */
async function load({ uid = 'MTI=', pathname = '/lampen.html', search = '', fails = false, block = list } = {}) {
  const { client } = fakeBackend(({ name }) => {
    if (name === 'getCategory')
      return {
        data: {
          categories: {
            items: [
              {
                uid,
                name: 'Lampen',
                url_path: 'lampen',
                url_suffix: '.html',
                display_mode: 'PRODUCTS_AND_PAGE',
                cms_block: { content: block },
              },
            ],
          },
        },
      };
    if (name === 'getProductCards' && fails) return { data: null, errors: [graphqlError('Internal server error')] };
    return { data: { products: { items: [], total_count: 30, page_info: { total_pages: 5, current_page: 1 } } } };
  });
  const intl = createShopIntl({ locale: 'de_DE' });
  await intl.load(layoutMessages, ...page.messageCatalogs);
  const queries: string[] = [];
  const fetch: LoadContext['fetch'] = async (query, variables) => (await execute(client, query, variables)).data;
  const { state } = await page.load(
    { uid },
    {
      url: new URL(`https://shop.example${pathname}${search}`),
      pathname,
      root: 'https://shop.example',
      signal: new AbortController().signal,
      intl: intl.intl,
      layout: sampleLayout,
      cartId: null,
      fetch,
      query: (query, variables) => {
        queries.push(query.name);
        return fetch(query, variables);
      },
    },
  );
  return { state, queries };
}

describe('page of a category', () => {
  it('has the product lists of its texts on the server', async () => {
    const { state, queries } = await load();
    expect(queries).toEqual(['getProductCards']);
    expect(state.isIncomplete).toBeUndefined();
  });

  it('is incomplete while such a list fails', async () => {
    const { state } = await load({ fails: true });
    expect(state.isIncomplete).toBe(true);
    expect(state.cacheTags).toContain('cat_c_MTI=');
  });

  it('requests no product lists after the first page, which alone has texts', async () => {
    expect((await load({ search: '?p=2' })).queries).toEqual([]);
  });

  it('requests no product lists for texts without any', async () => {
    // The server remembers the lists of a category.
    expect((await load({ uid: 'MTM=', block: '<p>Porady</p>' })).queries).toEqual([]);
  });

  it('has the path of the category as its canonical one, also at the path made of its id', async () => {
    const canonical = async (options: Parameters<typeof load>[0]) => (await load(options)).state.metadata.canonicalPath;
    expect(await canonical({ pathname: '/catalog/category/view/id/12' })).toBe('/lampen.html');
    expect(await canonical({ pathname: '/licht.html' })).toBe('/licht.html');
    expect(await canonical({ pathname: '/catalog/category/view/id/12', search: '?p=2' })).toBe('/lampen.html?p=2');
  });
});
