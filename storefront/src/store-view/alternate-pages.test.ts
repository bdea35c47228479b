import { describe, expect, it } from 'vitest';
import { alternatePages, findAlternatePages, pathFromOtherViews } from './alternate-pages.ts';
import { graphqlError } from '../testing/index.ts';
import { equivalentPath, translatedPath } from './equivalent-path.ts';
import { english, polish, sampleViews } from './testing/sample-views.ts';

describe('alternatePages', () => {
  it('lists the page of each view by language, and the default view’s for everybody else', () => {
    expect(
      alternatePages([
        [polish, '/witaminy.html'],
        [english, '/vitamins.html'],
      ]),
    ).toEqual([
      { hreflang: 'pl-PL', path: '/witaminy.html' },
      { hreflang: 'en-US', path: '/witryna_pl_en_us/vitamins.html' },
      { hreflang: 'x-default', path: '/witaminy.html' },
    ]);
  });

  it('lists one page of each language, the default view’s before those of others', () => {
    const business = { ...polish, code: 'business', basePath: '/business' };
    expect(
      alternatePages([
        [business, '/b2b.html'],
        [polish, '/witaminy.html'],
        [english, '/vitamins.html'],
        [{ ...english, code: 'wholesale', basePath: '/wholesale' }, '/wholesale.html'],
      ]),
    ).toEqual([
      { hreflang: 'pl-PL', path: '/witaminy.html' },
      { hreflang: 'en-US', path: '/witryna_pl_en_us/vitamins.html' },
      { hreflang: 'x-default', path: '/witaminy.html' },
    ]);
    expect(
      alternatePages([
        [business, '/b2b.html'],
        [polish, '/witaminy.html'],
      ]),
    ).toEqual([]);
  });

  it('lists the same page for everybody else on the host of another view', () => {
    expect(
      alternatePages([
        [{ ...polish, basePath: '/pl', baseUrl: 'https://shop.pl.example', isDefault: true }, '/witaminy.html'],
        [{ ...english, basePath: '' }, '/vitamins.html'],
      ]),
    ).toEqual([
      { hreflang: 'pl-PL', path: 'https://shop.pl.example/witaminy.html' },
      { hreflang: 'en-US', path: '/vitamins.html' },
      { hreflang: 'x-default', path: 'https://shop.pl.example/witaminy.html' },
    ]);
  });

  it('is empty for a page that only one view has', () => {
    expect(
      alternatePages([
        [polish, '/witaminy.html'],
        [english, null],
      ]),
    ).toEqual([]);
    expect(
      alternatePages([
        [polish, '/witaminy.html'],
        [{ ...english, locale: null }, '/vitamins.html'],
      ]),
    ).toEqual([]);
  });
});

describe('findAlternatePages', () => {
  const ask = (pathname: string, current: string, storeViews = sampleViews) => {
    const asked: (string | null)[] = [];
    const found = findAlternatePages(pathname, {
      current,
      storeViews,
      isStaticRoute: (path) => path === '/cart',
      client: {
        endpoint: 'https://shop.example/graphql',
        fetch: (_, init) => {
          asked.push(new Headers(init?.headers).get('store'));
          return Promise.resolve(Response.json({ data: { route: { relative_url: 'witaminy.html' } } }));
        },
      },
    });
    return found.then((pages) => ({ pages, asked }));
  };

  it('asks the other views by the look-up of the switcher', async () => {
    const { pages, asked } = await ask('/vitamins.html', english.code);
    expect(asked).toEqual([polish.code]);
    expect(pages.map(({ path }) => path)).toEqual([
      '/witaminy.html',
      '/witryna_pl_en_us/vitamins.html',
      '/witaminy.html',
    ]);
  });

  it('asks nobody for home, for a fixed route, and where there is one view', async () => {
    expect((await ask('/', polish.code)).pages.map(({ path }) => path)).toEqual(['/', '/witryna_pl_en_us/', '/']);
    expect(await ask('/cart', polish.code)).toMatchObject({ asked: [] });
    expect(await ask('/witaminy.html', polish.code, [polish])).toEqual({ pages: [], asked: [] });
  });
});

describe('on a backend that knows the paths of the asked view only, as stock Magento', () => {
  /** What is at a path of the Polish view, and the address of product and category in the English one. */
  const entities: Record<string, object> = {
    '/magnez.html': { __typename: 'SimpleProduct', uid: 'MQ==', sku: 'MAG' },
    '/brak.html': { __typename: 'SimpleProduct', uid: 'Mg==', sku: 'POLISH-ONLY' },
    '/witaminy.html': { __typename: 'CategoryTree', uid: 'Mw==' },
    '/o-nas': { __typename: 'CmsPage' },
  };
  const fetchStock: typeof fetch = (input, init) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input);
    const asked = JSON.stringify(JSON.parse(searchParams.get('variables') ?? '{}'));
    const url = Object.keys(entities).find((path) => asked === JSON.stringify({ url: path })) ?? '';
    const isPolish = new Headers(init?.headers).get('store') === polish.code;
    const data = {
      getStoreRoute: { route: null },
      getStoreEntity: { route: (isPolish && entities[url]) || null },
      getProductAddress: {
        products: {
          items:
            asked === '{"sku":"MAG"}' && !isPolish
              ? [{ __typename: 'SimpleProduct', uid: 'MQ==', url_key: 'magnesium', url_suffix: '.html' }]
              : [],
        },
      },
      getCategoryAddress: {
        categories: {
          items:
            asked === '{"uid":"Mw=="}' && !isPolish
              ? [{ __typename: 'CategoryTree', uid: 'Mw==', url_path: 'shop/vitamins', url_suffix: '.html' }]
              : [],
        },
      },
    }[searchParams.get('operationName') ?? ''];
    return Promise.resolve(Response.json({ data }));
  };
  const client = { endpoint: 'https://shop.example/graphql', fetch: fetchStock };

  it.each([
    ['/magnez.html', '/magnesium.html'],
    ['/witaminy.html', '/shop/vitamins.html'],
    ['/brak.html', null],
    ['/o-nas', null],
    ['/nie-ma', null],
  ])('[STO-08] %s is %s in the other view, by what names it in both', async (pathname, expected) => {
    const pages = await findAlternatePages(pathname, {
      client,
      current: polish.code,
      storeViews: sampleViews,
      isStaticRoute: () => false,
    });
    expect(pages.find(({ hreflang }) => hreflang === 'en-US')?.path).toBe(
      expected === null ? undefined : `${english.basePath}${expected}`,
    );
    await expect(
      pathFromOtherViews(pathname, { client, storeView: english.code, storeViews: sampleViews }),
    ).resolves.toBe(expected);
  });

  it('finds nothing in other views where there are none, and nothing new at the path itself', async () => {
    await expect(
      pathFromOtherViews('/magnez.html', { client, storeView: polish.code, storeViews: [polish] }),
    ).resolves.toBeNull();
    await expect(
      pathFromOtherViews('/magnesium.html', { client, storeView: english.code, storeViews: sampleViews }),
    ).resolves.toBeNull();
  });
});

describe('for a product that is disabled in one view', () => {
  /** The answers of Magento with the Polish view's product disabled, which has the same path in both views. */
  const fetchDisabled: typeof fetch = (input, init) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input);
    const isPolish = new Headers(init?.headers).get('store') === polish.code;
    const product = { __typename: 'SimpleProduct', uid: 'MQ==', sku: 'MAG', url_key: 'magnez', url_suffix: '.html' };
    const isRoute = searchParams.get('operationName') !== 'getProductAddress';
    if (!isRoute) return Promise.resolve(Response.json({ data: { products: { items: isPolish ? [] : [product] } } }));
    if (!isPolish)
      return Promise.resolve(Response.json({ data: { route: { ...product, relative_url: 'magnez.html' } } }));
    return Promise.resolve(
      Response.json({
        data: { route: null },
        errors: [graphqlError('This product is disabled.', 'graphql-no-such-entity', ['route'])],
      }),
    );
  };
  const options = {
    client: { endpoint: 'https://shop.example/graphql', fetch: fetchDisabled },
    isStaticRoute: () => false,
  };

  it('lists no page in the other view', async () => {
    await expect(
      findAlternatePages('/magnez.html', { ...options, current: english.code, storeViews: sampleViews }),
    ).resolves.toEqual([]);
  });

  it('leads from neither view to the page', async () => {
    await expect(
      equivalentPath('/magnez.html', { ...options, current: english.code, storeView: polish.code }),
    ).resolves.toBeNull();
    await expect(
      translatedPath('/magnez.html', { ...options, current: polish.code, storeView: english.code }),
    ).resolves.toBeNull();
  });
});
