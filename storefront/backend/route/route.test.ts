import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BackendModule } from '../module.ts';
import type { SeedUrlRewrite } from '../shop/content-seed.ts';
import { fixtureShop } from '../testing/fixture-shop.ts';
import { publicModules } from '../testing/public-modules.ts';
import { anyText } from '../testing/matchers.ts';
import { createTestBackend, valueAt } from '../testing/test-backend.ts';
import type { TestBackend } from '../testing/test-backend.ts';

const rewrites: SeedUrlRewrite[] = [
  { requestPath: 'stara-witamina-c.html', targetPath: 'nowa-witamina-c.html', redirectCode: 302 },
  { requestPath: 'nowa-witamina-c.html', targetPath: 'witamina-c.html', redirectCode: 301 },
  { requestPath: '/zelazo', targetPath: '/zelazo-lagodne.html?z=menu', redirectCode: 301 },
  { requestPath: 'systemowa', targetPath: 'catalog/category/view/id/3', redirectCode: 301 },
  { requestPath: 'blog', targetPath: 'https://blog.example/wpisy', redirectCode: 302 },
  { requestPath: 'kolo-1', targetPath: 'kolo-2', redirectCode: 301 },
  { requestPath: 'kolo-2', targetPath: 'kolo-1', redirectCode: 301 },
  { requestPath: 'w-proznie', targetPath: 'nie-ma.html', redirectCode: 301 },
];

const shops: BackendModule = {
  name: 'shops',
  typeDefs: ['extensions/store-locator.graphql'],
  lookUpRoute: (path) =>
    path === 'stores'
      ? { __typename: 'AbsoStoreList', id: 'stores', relative_url: 'stores', redirect_code: 0, type: 'ABSO_STORE_LIST' }
      : null,
};

let backend: TestBackend;

beforeAll(() => {
  const content = {
    cmsPages: [
      { identifier: 'home', title: 'Witryna', content: '<p>Dom</p>' },
      { identifier: 'about-us', title: 'O nas', content: '<p>My</p>' },
    ],
    cmsBlocks: [],
    urlRewrites: rewrites,
  };
  backend = createTestBackend({ shop: fixtureShop({ content }), modules: [...publicModules, shops] });
});
afterAll(() => {
  backend.dispose();
});

const RESOLVE_URL = `query ResolveURL($url: String!) { route(url: $url) {
  __typename relative_url redirect_code type
  ... on CmsPage { identifier content }
  ... on CategoryInterface { uid }
  ... on ProductInterface { uid sku image { url } categories { uid } }
  ... on ConfigurableProduct { variants { product { uid image { url } } super_link { attribute_label value_label } } }
  ... on AbsoStoreList { id }
  ... on AbsoStore { identifier }
} }`;

async function route(url: string): Promise<unknown> {
  const { data, errors } = await backend.graphql(RESOLVE_URL, { variables: { url } });
  expect(errors).toBeUndefined();
  return valueAt(data, 'route');
}

describe('route', () => {
  it('[RTE-31] finds products and categories with their suffix only', async () => {
    expect(await route('/witamina-c.html')).toMatchObject({
      __typename: 'SimpleProduct',
      sku: 'VIT-C',
      type: 'PRODUCT',
      relative_url: 'witamina-c.html',
      redirect_code: 0,
      image: { url: anyText() },
      categories: [{ uid: anyText() }],
    });
    expect(await route('kreatyna.html')).toMatchObject({ __typename: 'ConfigurableProduct', variants: [{}, {}, {}] });
    expect(await route('witaminy/witamina-c.html')).toMatchObject({
      __typename: 'CategoryTree',
      type: 'CATEGORY',
      uid: anyText(),
    });
    expect(await route('witamina-c')).toBeNull();
    expect(await route('witaminy/witamina-c')).toBeNull();
  });

  it('finds a product below an existing category and at its own path, but nowhere else', async () => {
    expect(await route('witaminy/kreatyna.html')).toMatchObject({ sku: 'KREA', relative_url: 'kreatyna.html' });
    expect(await route('nic/kreatyna.html')).toBeNull();
  });

  it('[RTE-30] finds the home page at / and other pages without suffix', async () => {
    expect(await route('/')).toMatchObject({
      __typename: 'CmsPage',
      identifier: 'home',
      content: '<p>Dom</p>',
      type: 'CMS_PAGE',
      redirect_code: 0,
    });
    expect(await route('about-us')).toMatchObject({ identifier: 'about-us', relative_url: 'about-us' });
    expect(await route('about-us.html')).toBeNull();
  });

  it('follows chains to the end with the code of the first redirect', async () => {
    expect(await route('stara-witamina-c.html')).toMatchObject({
      sku: 'VIT-C',
      relative_url: 'witamina-c.html',
      redirect_code: 302,
      type: 'PRODUCT',
    });
    expect(await route('nowa-witamina-c.html')).toMatchObject({ redirect_code: 301 });
    expect(await route('systemowa')).toMatchObject({
      __typename: 'CategoryTree',
      relative_url: 'witaminy.html',
      redirect_code: 301,
    });
  });

  it('keeps the query string', async () => {
    expect(await route('stara-witamina-c.html?utm=a&b=1')).toMatchObject({ relative_url: 'witamina-c.html?utm=a&b=1' });
    expect(await route('zelazo?a=1')).toMatchObject({ relative_url: 'zelazo-lagodne.html?z=menu&a=1' });
    expect(await route('/?a=1')).toMatchObject({ identifier: 'home' });
  });

  it('answers a foreign address without a type', async () => {
    expect(await route('blog')).toEqual({
      __typename: 'RoutableUrl',
      relative_url: 'https://blog.example/wpisy',
      redirect_code: 302,
      type: null,
    });
  });

  it('answers null for unknown paths, endless chains and variants', async () => {
    for (const url of ['nie-ma.html', 'kolo-1', 'kreatyna-krea-mal-300.html', '%', '../../etc/passwd']) {
      expect(await route(url), url).toBeNull();
    }
  });

  it('refuses a redirect to a path where nothing is', async () => {
    expect(await backend.graphql('{ route(url: "w-proznie") { type } }')).toMatchObject({
      data: { route: null },
      errors: [{ path: ['route'], extensions: { category: 'graphql-no-such-entity' } }],
    });
  });

  it('has an error for what is disabled in the store view, and finds it in the others', async () => {
    const [polish, english] = fixtureShop().storeViews;
    if (!english) throw new Error('The demo shop has a second store view.');
    const closed = { ...polish, disabledProducts: ['VIT-C'], disabledPages: ['about-us'] };
    const shop = fixtureShop({
      storeViews: [closed, english],
      content: { cmsPages: [{ identifier: 'about-us', title: 'O nas', content: '' }], cmsBlocks: [], urlRewrites: [] },
    });
    const failures: unknown[] = [];
    const other = createTestBackend({
      shop,
      modules: publicModules,
      secondStoreView: true,
      reportFailure: (error) => failures.push(error),
    });
    expect(await other.graphql('{ route(url: "witamina-c.html") { type } }')).toMatchObject({
      data: { route: null },
      errors: [
        {
          message: 'This product is disabled.',
          path: ['route'],
          extensions: { category: 'graphql-no-such-entity' },
        },
      ],
    });
    expect(await other.graphql('{ route(url: "about-us") { type } }')).toMatchObject({
      data: { route: null },
      errors: [{ message: 'Internal server error', path: ['route'] }],
    });
    expect(failures).toHaveLength(1);
    expect((await other.graphql('{ urlResolver(url: "/about-us") { id type } }')).data).toEqual({
      urlResolver: { id: 1, type: 'CMS_PAGE' },
    });
    expect(await other.graphql('{ cmsPage(id: 1) { title } }')).toMatchObject({
      errors: [{ path: ['cmsPage'], extensions: { category: 'graphql-no-such-entity' } }],
    });
    expect(await other.graphql('{ cmsPage(identifier: "about-us") { title } }')).toMatchObject({
      errors: [{ path: ['cmsPage'], extensions: { category: 'graphql-no-such-entity' } }],
    });
    const products = '{ products(filter: { sku: { eq: "VIT-C" } }) { total_count } }';
    expect((await other.graphql(products)).data).toEqual({ products: { total_count: 0 } });
    const headers = { Store: english.code };
    expect(await other.graphql(products, { headers })).toEqual({ data: { products: { total_count: 1 } } });
    expect((await other.graphql('{ route(url: "about-us") { type } }', { headers })).data).toEqual({
      route: { type: 'CMS_PAGE' },
    });
    other.dispose();
  });

  it.each([
    { product: null, category: '', found: ['witamina-c', 'witaminy'], missing: ['witamina-c.html', 'witaminy.html'] },
    {
      product: '.htm',
      category: '/',
      found: ['witamina-c.htm', 'witaminy/'],
      missing: ['witamina-c', 'witamina-c.html'],
    },
  ])(
    'finds products by $product and categories by $category where the merchant has set these suffixes',
    async (set) => {
      const {
        storeViews: [view],
      } = fixtureShop();
      const config = { ...view.config, product_url_suffix: set.product, category_url_suffix: set.category };
      const shop = fixtureShop({ storeViews: [{ ...view, config }] });
      const other = createTestBackend({ shop, modules: publicModules });
      const ask = async (document: string) => valueAt(await other.graphql(document), 'data');
      expect(await ask('{ storeConfig { product_url_suffix category_url_suffix } }')).toEqual({
        storeConfig: { product_url_suffix: set.product, category_url_suffix: set.category },
      });
      for (const url of set.found)
        expect(await ask(`{ route(url: "${url}") { relative_url redirect_code } }`)).toEqual({
          route: { relative_url: url, redirect_code: 0 },
        });
      for (const url of set.missing) expect(await ask(`{ route(url: "${url}") { type } }`)).toEqual({ route: null });
      const entities = await ask(
        '{ products(filter: { sku: { eq: "VIT-C" } }) { items { url_suffix canonical_url categories { url_suffix } } } }',
      );
      expect(valueAt(entities, 'products', 'items', 0)).toEqual({
        url_suffix: set.product,
        canonical_url: set.found[0],
        categories: [{ url_suffix: set.category }],
      });
      other.dispose();
    },
  );

  it('redirects where a slash at the end is missing or too much', async () => {
    expect(await route('about-us/')).toMatchObject({ relative_url: 'about-us', redirect_code: 301 });
    expect(await route('witamina-c.html/?a=1')).toMatchObject({
      relative_url: 'witamina-c.html?a=1',
      redirect_code: 301,
    });
  });

  it('refuses an empty argument', async () => {
    expect((await backend.graphql('{ route(url: "") { type } }')).errors).toMatchObject([
      { message: '"url" argument should be specified and not empty', extensions: { category: 'graphql-input' } },
    ]);
  });

  it('[RTE-32] asks the other modules, but not in the stock profile', async () => {
    expect(await route('/stores?q=1')).toMatchObject({
      __typename: 'AbsoStoreList',
      id: 'stores',
      relative_url: 'stores?q=1',
      type: 'ABSO_STORE_LIST',
    });
    const stock = createTestBackend({ modules: [...publicModules, shops], profile: 'stock' });
    expect((await stock.graphql('{ route(url: "stores") { type } }')).data).toEqual({ route: null });
    stock.dispose();
  });
});
