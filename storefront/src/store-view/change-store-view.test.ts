import { describe, expect, it, vi } from 'vitest';
import { isString, storageKeys } from '../commerce/index.ts';
import { memoryStorage } from '../testing/index.ts';
import { changeStoreView } from './change-store-view.ts';
import { english, polish, sampleViews } from './testing/sample-views.ts';

vi.mock('../shell/index.ts', () => ({ reportError: () => 'ID' }));

/** Changes the view at a path, with a backend that knows where the path leads. */
async function change(pathname: string, relativeUrl: string | null | Error, view = english, search = '') {
  const storage = memoryStorage();
  const asked: { store: string | null; url: unknown }[] = [];
  const opened: string[] = [];
  await changeStoreView(view, {
    storage,
    storeViews: sampleViews,
    current: view === english ? polish.code : english.code,
    place: { pathname, search },
    isStaticRoute: (path) => ['/cart', '/search.html'].includes(path),
    open: (address) => opened.push(address),
    client: {
      endpoint: 'https://shop.example/graphql',
      timeout: 1000,
      fetch: (input, init) => {
        const variables: unknown = JSON.parse(
          new URL(input instanceof Request ? input.url : input).searchParams.get('variables') ?? '{}',
        );
        asked.push({ store: new Headers(init?.headers).get('store'), url: variables });
        if (relativeUrl instanceof Error)
          return Promise.resolve(new Response('', { status: 200, headers: { 'content-type': 'text/html' } }));
        return Promise.resolve(
          Response.json({ data: { route: relativeUrl === null ? null : { relative_url: relativeUrl } } }),
        );
      },
    },
  });
  return { opened, asked, storage };
}

describe('changeStoreView', () => {
  it('[STO-06] opens home for home, without asking', async () => {
    expect(await change('/', null)).toMatchObject({ opened: ['/witryna_pl_en_us/'], asked: [] });
    expect((await change('/', null, polish)).opened).toEqual(['/']);
  });

  it('[STO-07] opens the same path for a fixed route, with its query, without asking', async () => {
    expect(await change('/search.html', null, english, '?query=magnez')).toMatchObject({
      opened: ['/witryna_pl_en_us/search.html?query=magnez'],
      asked: [],
    });
    expect((await change('/cart', null, polish)).opened).toEqual(['/cart']);
  });

  it('[STO-08] [STO-09] opens what the backend says when it is asked with the Store header of the view', async () => {
    const { opened, asked } = await change('/witaminy.html', 'vitamins.html', english, '?p=2');
    expect(asked).toEqual([{ store: 'witryna_pl_en_us', url: { url: '/witaminy.html' } }]);
    expect(opened).toEqual(['/witryna_pl_en_us/vitamins.html?p=2']);
  });

  it('opens the same page on the host of a view that has its own, and stores nothing here', async () => {
    const german = { ...english, baseUrl: 'https://shop.de.example' };
    const { opened, storage } = await change('/witaminy.html', 'vitamine.html', german);
    expect(opened).toEqual(['https://shop.de.example/vitamine.html']);
    expect(storage.get(storageKeys.storeView, isString)).toBeUndefined();
    expect((await change('/witaminy.html', null, german)).opened).toEqual(['https://shop.de.example/']);
  });

  it('opens home for a page that the view does not have, and for an answer that leads away', async () => {
    const leadingAway = [
      'https://evil.example/',
      'HTTPS:evil.example',
      '//evil.example/',
      '/\\evil.example',
      '\\\\evil.example',
      '\t/evil.example',
      '\n//evil.example',
      '/\t/evil.example',
      './/evil.example',
      'x/..//evil.example',
    ];
    for (const answer of [null, ...leadingAway]) {
      expect((await change('/witaminy.html', answer)).opened, String(answer)).toEqual(['/witryna_pl_en_us/']);
      expect((await change('/vitamins.html', answer, polish)).opened, String(answer)).toEqual(['/']);
    }
  });

  it('leaves the page to the server when the backend cannot be asked', async () => {
    expect((await change('/witaminy.html', new Error('down'))).opened).toEqual(['/witryna_pl_en_us/witaminy.html']);
  });

  it('[STO-05] saves the view before anything else', async () => {
    const { storage } = await change('/witaminy.html', new Error('down'));
    expect(storage.get(storageKeys.storeView, isString)).toBe('witryna_pl_en_us');
  });
});
