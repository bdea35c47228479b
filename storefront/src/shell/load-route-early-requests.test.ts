import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createQueryCache, readQuery, writeQuery } from '../commerce/index.ts';
import { createShopIntl } from '../i18n/index.ts';
import { layoutMessages } from '../platform/layout/messages.ts';
import { fakeBackend, sampleLayout } from '../testing/index.ts';
import { createRouteLoader } from './load-route.ts';
import { moved } from './testing/route-loader.ts';

// The tests wait a second for a request, not for the code of its page.
beforeAll(async () => {
  await import('../content/cms-page.tsx');
}, 120_000);

describe('createRouteLoader', () => {
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
});
