import { describe, expect, it, vi } from 'vitest';
import { createQueryCache, readQuery, writeQuery } from '../commerce/index.ts';
import { createShopIntl } from '../i18n/index.ts';
import { layoutMessages } from '../platform/layout/messages.ts';
import { fakeBackend, graphqlError, sampleLayout } from '../testing/index.ts';
import { createRouteLoader, redirectLimit } from './load-route.ts';

/** Loads a path of a shop over a backend. */
async function openPath(client: ReturnType<typeof fakeBackend>['client'], path: string) {
  const reportError = vi.fn();
  const load = createRouteLoader({
    client,
    layout: sampleLayout,
    intl: createShopIntl({ locale: 'pl_PL', log: () => undefined }),
    allowedHosts: [],
    share: () => undefined,
    reportError,
  });
  const result = await load(new URL(path, 'https://shop.example'), {
    signal: new AbortController().signal,
    onRouteMatch: () => undefined,
  });
  return { result, reportError };
}

type Route = { redirect_code?: number; relative_url?: string; type?: string } | null;

/** A loader over a backend that knows these paths; a path without a route leads nowhere. */
function setUp(
  routes: Record<string, Route>,
  { allowedHosts = [], until }: { allowedHosts?: string[] | null; until?: Promise<void> } = {},
) {
  const asked: string[] = [];
  const { client } = fakeBackend(({ variables }) => {
    const path = String(variables['url']);
    asked.push(path);
    return { data: { route: routes[path] ?? null } };
  });
  const waiting: typeof client = {
    ...client,
    send: async (...call) => {
      await until;
      return client.send(...call);
    },
  };
  const reportError = vi.fn();
  const kinds: string[] = [];
  const load = createRouteLoader({
    client: waiting,
    layout: sampleLayout,
    intl: createShopIntl({ locale: 'pl_PL', log: () => undefined }),
    allowedHosts,
    share: () => undefined,
    reportError,
  });
  return {
    asked,
    kinds,
    reportError,
    open: (path: string) =>
      load(new URL(path, 'https://shop.example'), {
        signal: new AbortController().signal,
        onRouteMatch: (kind) => kinds.push(kind),
      }),
  };
}

const moved = (relative_url: string, redirect_code = 301): Route => ({ redirect_code, relative_url });

describe('createRouteLoader', () => {
  it('[RTE-39] [RTE-40] says that nothing was found when the lookup has finished, and not before', async () => {
    let finish: (() => void) | undefined;
    const { open, kinds } = setUp(
      {},
      {
        until: new Promise((resolve) => {
          finish = resolve;
        }),
      },
    );
    const ended = vi.fn();
    const result = open('/nic.html');
    void result.then(ended);
    await new Promise(setImmediate);
    expect(kinds).toEqual([]);
    expect(ended).not.toHaveBeenCalled();
    finish?.();
    expect(await result).toMatchObject({ outcome: 'page', name: 'not-found', page: { state: { status: 404 } } });
    expect(kinds).toEqual(['not-found']);
  });

  it('[RTE-40] [RTE-41] never takes a lookup that failed for one that found nothing', async () => {
    const { client } = fakeBackend(() => new TypeError('Failed to fetch'));
    const { result, reportError } = await openPath(client, '/x.html');
    expect(result).toMatchObject({ outcome: 'page', name: 'internal-error', page: { state: { status: 503 } } });
    expect(reportError).toHaveBeenCalledOnce();
  });

  describe('for a page that is switched off in Magento', () => {
    const internal = { message: 'Internal server error', path: ['route'] };
    const missing = (path: string) => graphqlError('There is no such entity.', 'graphql-no-such-entity', [path]);
    const gone = { errors: [missing('cmsPage')] };
    const cmsPath = { data: { urlResolver: { id: 7, type: 'CMS_PAGE' } } };
    const open = async (path: string, lookUp: object, cmsPage: object | Response = {}, entityUrl: object = cmsPath) => {
      const { client, sent } = fakeBackend(({ name }) => {
        if (name === 'ResolveURL') return { data: { route: null }, errors: [lookUp] };
        return name === 'getEntityUrl' ? entityUrl : cmsPage;
      });
      const { result, reportError } = await openPath(client, path);
      const asked = sent.filter(({ name }) => name === 'getCmsPagePresence').map(({ variables }) => variables);
      return { name: result.outcome === 'page' && result.name, asked, errors: reportError.mock.calls.length };
    };

    it('says that nothing was found when the look-up says that there is no such entity', async () => {
      expect(await open('/lampe.html', missing('route'))).toEqual({ name: 'not-found', asked: [], errors: 0 });
    });

    it('says that nothing was found when the look-up fails and the CMS page does not exist', async () => {
      const answer = { data: { cmsPage: null }, errors: [missing('cmsPage')] };
      expect(await open('/help/sizes.html', internal, answer)).toEqual({
        name: 'not-found',
        asked: [{ id: 7 }],
        errors: 0,
      });
      expect(await open('/sizes/', internal, gone)).toMatchObject({ name: 'not-found', errors: 0 });
    });

    it.each<[string, string, object, (object | Response)?, object?]>([
      ['the CMS page exists', '/sizes', internal, { data: { cmsPage: { identifier: 'sizes' } } }],
      ['the CMS page fails, too', '/sizes', internal, { data: { cmsPage: null }, errors: [internal] }],
      ['the backend is away', '/sizes', internal, new Response('maintenance', { status: 503 })],
      ['the path is a product’s', '/lampe.html', internal, gone, { data: { urlResolver: { id: 7, type: 'PRODUCT' } } }],
      ['the path is a category’s', '/lampen', internal, gone, { data: { urlResolver: { id: 7, type: 'CATEGORY' } } }],
      ['the path leads nowhere', '/lampen', internal, gone, { data: { urlResolver: null } }],
      ['the backend has no older look-up', '/sizes', internal, gone, { errors: [graphqlError('Cannot query field')] }],
      ['the path is that of home', '/', internal],
      ['a part of the page fails', '/lampe.html', missing('image')],
      ['the look-up is refused', '/sizes', graphqlError('No.', 'graphql-input', ['route'])],
    ])('keeps the error when %s', async (_, path, lookUp, cmsPage, entityUrl) => {
      expect(await open(path, lookUp, cmsPage, entityUrl)).toMatchObject({ name: 'internal-error', errors: 1 });
    });
  });

  it.each([
    { kind: 'network', respond: () => new TypeError('Failed to fetch') },
    { kind: 'unavailable', respond: () => new Response('maintenance', { status: 503 }) },
  ])(
    'throws in the browser when a request fails with $kind, so that the whole page is loaded',
    async ({ kind, respond }) => {
      const { client } = fakeBackend(respond);
      const load = createRouteLoader({
        client,
        layout: sampleLayout,
        intl: createShopIntl({ locale: 'pl_PL', log: () => undefined }),
        allowedHosts: null,
        share: () => undefined,
        reportError: () => undefined,
      });
      await expect(
        load(new URL('https://shop.example/x.html'), {
          signal: new AbortController().signal,
          onRouteMatch: () => undefined,
        }),
      ).rejects.toMatchObject({ kind });
    },
  );

  it('[RTE-37] leads to the end of a chain of redirects, with the status of its beginning and the query', async () => {
    const { open, asked } = setUp({ '/a.html': moved('b.html', 302), '/b.html': moved('c.html') });
    expect(await open('/a.html?p=2')).toEqual({
      outcome: 'redirect',
      location: '/c.html?p=2',
      status: 302,
      external: false,
    });
    expect(asked).toEqual(['/a.html', '/b.html', '/c.html']);
  });

  it.each([
    ['the server', []],
    ['the browser', null],
  ])('leads from an address of Magento to the page of the shop, on %s', async (_, allowedHosts) => {
    const { open, kinds } = setUp({ '/checkout/cart': moved('koszyk.html') }, { allowedHosts });
    const redirect = { outcome: 'redirect', status: 301, external: false };
    expect(await open('/catalogsearch/result/?q=boots&p=2')).toEqual({
      ...redirect,
      location: '/search.html?p=2&query=boots',
    });
    expect(await open('/sales/order/view/order_id/7/')).toEqual({ ...redirect, location: '/order-history?order_id=7' });
    // A URL rewrite of the merchant comes first.
    expect(await open('/checkout/cart')).toEqual({ ...redirect, location: '/koszyk.html' });
    expect(kinds).toEqual([]);
  });

  it.each<[string, Record<string, Route>]>([
    ['an address that leads to itself', { '/a.html': moved('a.html') }],
    ['a circle', { '/a.html': moved('b.html'), '/b.html': moved('a.html', 302) }],
  ])('[RSK-27] shows the internal error page for %s', async (_, routes) => {
    const { open, asked, reportError } = setUp(routes);
    expect(await open('/a.html')).toMatchObject({ outcome: 'page', name: 'internal-error' });
    expect(asked).toHaveLength(redirectLimit + 1);
    expect(reportError).toHaveBeenCalledOnce();
  });

  it('[RTE-38] hands what leaves the shop to the server when it runs in the browser', async () => {
    const routes = { '/blog': moved('https://blog.example/'), '/a.html': moved('blog') };
    expect(await setUp(routes, { allowedHosts: null }).open('/blog')).toMatchObject({
      location: 'https://shop.example/blog',
      external: true,
    });
    expect(await setUp(routes, { allowedHosts: ['blog.example'] }).open('/a.html')).toMatchObject({
      location: 'https://blog.example/',
      external: true,
    });
    expect(await setUp(routes).open('/blog')).toMatchObject({ outcome: 'page', name: 'not-found' });
  });

  it('asks again for nothing that a hook has got before and that stays as it is', async () => {
    const { client, sent } = fakeBackend(() => ({
      data: { storeConfig: { store_code: 'pl', contact_enabled: true }, cmsBlocks: { items: [] } },
    }));
    const queryCache = createQueryCache();
    const intl = createShopIntl({ locale: 'pl_PL' });
    await intl.load(layoutMessages);
    const load = createRouteLoader({
      client,
      layout: sampleLayout,
      intl,
      allowedHosts: null,
      known: (query, variables) =>
        readQuery(queryCache, { storeView: sampleLayout.store.storeCode, epoch: 0 }, query, variables),
      share: (query) => writeQuery(queryCache, query),
      reportError: () => undefined,
    });
    const asked = async () => {
      const before = sent.length;
      const result = await load(new URL('https://shop.example/contact-us'), {
        signal: new AbortController().signal,
        onRouteMatch: () => undefined,
      });
      expect(result).toMatchObject({ outcome: 'page', name: 'contact' });
      return sent.slice(before).map(({ name }) => name);
    };
    expect(await asked()).toEqual(expect.arrayContaining(['getConsentTexts', 'GetStoreConfigForContactUs']));
    const again = await asked();
    expect(again).toContain('GetStoreConfigForContactUs');
    expect(again).not.toContain('getConsentTexts');
  });

  describe('requests what is probably at a path together with the look-up of the path', () => {
    const uid = 'TGFtcGVu';
    const menu = [{ uid, name: 'Lampen', href: '/lampen.html', skinny: false, promo: null, children: [] }];
    /** A loader over a backend that answers the look-up when the test says so. */
    const open = (path: string, route: object | null, cmsPages = ['impressum', 'imprint-2']) => {
      const { client, sent } = fakeBackend(({ name, variables: { identifier } }) => {
        if (name === 'ResolveURL') return { data: { route } };
        if (cmsPages.some((page) => page === identifier))
          return { data: { cmsPage: { title: identifier, content: 'Text' } } };
        const message = `The CMS page with the "${String(identifier)}" ID doesn't exist.`;
        return {
          errors: [{ message, path: ['cmsPage'], extensions: { category: 'graphql-no-such-entity' } }],
          data: { cmsPage: null },
        };
      });
      let answer = () => {};
      const lookedUp = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const held: typeof client = {
        ...client,
        send: async (operation, ...rest) => {
          const response = await client.send(operation, ...rest);
          if (operation.name === 'ResolveURL') await lookedUp;
          return response;
        },
      };
      const shared: string[] = [];
      const page = createRouteLoader({
        client: held,
        layout: { ...sampleLayout, menu },
        intl: createShopIntl({ locale: 'pl_PL', log: () => undefined }),
        allowedHosts: [],
        share: ([[, name]]) => shared.push(name),
        reportError: () => undefined,
      })(new URL(path, 'https://shop.example'), {
        signal: new AbortController().signal,
        onRouteMatch: () => undefined,
      });
      return {
        page,
        answer,
        shared,
        names: () => sent.map(({ name, variables }) => [name, ...Object.values(variables)].join(' ')),
      };
    };

    it('and takes it for the page that is there', async () => {
      const { page, answer, names } = open('/impressum', { type: 'CMS_PAGE', identifier: 'impressum' });
      const both = ['ResolveURL /impressum', 'getCmsPage impressum'].sort();
      await vi.waitFor(() => expect(names().sort()).toEqual(both));
      answer();
      expect(await page).toMatchObject({ name: 'cms-page', page: { state: { metadata: { title: 'impressum' } } } });
      expect(names().sort()).toEqual(both);
    });

    it('and loads the page that is there instead when it is another one', async () => {
      const { page, answer, names } = open('/impressum', { type: 'CMS_PAGE', identifier: 'imprint-2' });
      await vi.waitFor(() => expect(names()).toContain('getCmsPage impressum'));
      answer();
      expect(await page).toMatchObject({ name: 'cms-page', page: { state: { metadata: { title: 'imprint-2' } } } });
    });

    it('and loads the page that is there when the backend knows none of the guessed name', async () => {
      const { page, answer, names } = open('/impressum', { type: 'CMS_PAGE', identifier: 'imprint-2' }, ['imprint-2']);
      await vi.waitFor(() => expect(names()).toContain('getCmsPage impressum'));
      answer();
      expect(await page).toMatchObject({ name: 'cms-page', page: { state: { metadata: { title: 'imprint-2' } } } });
    });

    it('and finds nothing at the path of a page that is gone, such as the home page that is set', async () => {
      const { page, answer } = open('/', { type: 'CMS_PAGE', identifier: sampleLayout.store.homePage }, []);
      answer();
      expect(await page).toMatchObject({ name: 'not-found', page: { state: { status: 404 } } });
    });

    it('and keeps nothing of it where the path leads elsewhere', async () => {
      const { page, answer, names, shared } = open('/lampen.html', moved('sale.html'));
      await vi.waitFor(() => expect(names().length).toBeGreaterThan(1), { timeout: 10_000 });
      answer();
      await page;
      expect(shared).toEqual([]);
    });
  });

  describe('opens the checkout of a shop with a payment provider', () => {
    const key = { provider: 'adyen', client_key: 'test_KEY', environment: 'test' };
    const loader = (
      options: Pick<Parameters<typeof createRouteLoader>[0], 'allowedHosts' | 'documentHosts'>,
      keys = [key],
    ) => {
      const { client } = fakeBackend(() => ({
        data: { storeConfig: { store_code: 'pl', payment_client_keys: keys, gdpr_consent_texts: null } },
      }));
      const load = createRouteLoader({
        client,
        layout: { ...sampleLayout, capabilities: ['paymentClientKeys'] },
        intl: createShopIntl({ locale: 'pl_PL', log: () => undefined }),
        share: () => undefined,
        reportError: () => undefined,
        ...options,
      });
      return load(new URL('https://shop.example/checkout'), {
        signal: new AbortController().signal,
        onRouteMatch: () => undefined,
      });
    };

    it('[CHK-33] in a document whose policy lets exactly that provider through', async () => {
      const served = await loader({ allowedHosts: [] });
      if (served.outcome !== 'page') throw new Error('The server answers no page.');
      const { hosts } = served.page.state;
      expect(hosts?.frames).toContain('https://checkoutshopper-test.adyen.com');
      expect(JSON.stringify(hosts)).not.toContain('braintree');
      expect(await loader({ allowedHosts: null })).toEqual({
        outcome: 'redirect',
        location: 'https://shop.example/checkout',
        status: 302,
        external: true,
      });
      expect(await loader({ allowedHosts: null, documentHosts: hosts })).toMatchObject({
        outcome: 'page',
        name: 'checkout',
      });
    });

    it('and without any provider in the document that is there', async () => {
      expect(await loader({ allowedHosts: null }, [])).toMatchObject({
        outcome: 'page',
        name: 'checkout',
        page: { state: { view: { providerKeys: [] } } },
      });
    });
  });
});
