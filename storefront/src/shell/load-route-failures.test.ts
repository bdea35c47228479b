import { describe, expect, it, vi } from 'vitest';
import { createShopIntl } from '../i18n/index.ts';
import { fakeBackend, graphqlError, sampleLayout } from '../testing/index.ts';
import { createRouteLoader } from './load-route.ts';
import { openPath, setUpRoutes } from './testing/route-loader.ts';

describe('createRouteLoader', () => {
  it('[RTE-39] [RTE-40] says that nothing was found when the lookup has finished, and not before', async () => {
    let finish: (() => void) | undefined;
    const { open, kinds } = setUpRoutes(
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
});
