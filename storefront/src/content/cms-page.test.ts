import { expect, it } from 'vitest';
import { execute } from '../commerce/index.ts';
import { createShopIntl } from '../i18n/index.ts';
import { fakeBackend, graphqlError, sampleLayout } from '../testing/index.ts';
import { loadCmsPage } from './cms-page.tsx';

const list = (path: string) =>
  `<div data-content-type="row" data-appearance="contained" data-element="main"><div data-element="inner">` +
  `<div data-content-type="products" data-appearance="grid" data-element="main">` +
  `<ol class="product-items"><li class="product-item"><a class="product-item-link" href="${path}"></a></li></ol>` +
  `</div></div></div>`;

/** Loads a page with two product lists, of which the one with this key may fail. */
async function load(
  failing: string | null,
  {
    signal = new AbortController().signal,
    pathname = '/neu',
    // The server remembers the lists of each page: a name of its own keeps them from other tests.
    identifier = crypto.randomUUID(),
    beforeList,
    content = list('/lampe.html') + list('/schuh.html'),
  }: { signal?: AbortSignal; pathname?: string; identifier?: string; beforeList?: () => void; content?: string } = {},
) {
  const { client, sent } = fakeBackend(({ name, variables }) => {
    if (name === 'getCmsPage') return { data: { cmsPage: { title: 'Neu', content } } };
    beforeList?.();
    if (failing && JSON.stringify(variables).includes(failing))
      return { data: null, errors: [graphqlError('Internal server error')] };
    return { data: { products: { items: [] } } };
  });
  const intl = createShopIntl({ locale: 'de_DE' });
  const fetch: Parameters<typeof loadCmsPage>[1]['fetch'] = async (query, variables) =>
    (await execute(client, query, variables, { signal })).data;
  const page = await loadCmsPage(
    { identifier },
    {
      url: new URL(pathname, 'https://shop.example'),
      pathname,
      root: 'https://shop.example',
      signal,
      intl: intl.intl,
      layout: sampleLayout,
      cartId: null,
      fetch,
      query: fetch,
    },
  );
  return { page, identifier, names: sent.map(({ name }) => name) };
}

it('loads a page whose product list fails, and keeps it from being cached', async () => {
  const { page } = await load('schuh');
  expect(page.metadata.title).toBe('Neu');
  expect(page.isIncomplete).toBe(true);
});

it('may be cached when all product lists were loaded', async () => {
  const { page, identifier, names } = await load(null);
  expect(names).toHaveLength(3);
  expect(page.cacheTags).toEqual([`cms_p_${identifier}`]);
  expect(page.isIncomplete).toBeUndefined();
});

it('has the path of its identifier as the canonical one at the path made of its id', async () => {
  const { page, identifier } = await load(null, { pathname: '/cms/page/view/page_id/5' });
  expect(page.metadata.canonicalPath).toBe(`/${identifier}`);
  expect((await load(null)).page.metadata.canonicalPath).toBe('/neu');
});

it.each(['/', '/home', '/cms/page/view/page_id/2'])(
  'has the root as the canonical path of the home page at %s',
  async (pathname) => {
    const { page } = await load(null, { pathname, identifier: sampleLayout.store.homePage });
    expect(page.metadata.canonicalPath).toBe('/');
  },
);

it('does not load a page that nobody waits for any more', async () => {
  const abort = new AbortController();
  await expect(load('schuh', { signal: abort.signal, beforeList: () => abort.abort() })).rejects.toThrow();
});

const heading = (text: string, style = '') =>
  `<h1 data-content-type="heading" data-appearance="default" data-element="main" style="${style}">${text}</h1>`;

it.each([
  ['a disabled heading', heading('Neu', 'display: none;')],
  ['an empty heading', heading(' ')],
  ['a heading in a comment', '<p>Text</p><!-- <h1>Neu</h1> -->'],
  ['lower headings', '<h2>Neu</h2>'],
])('has a hidden heading over content with %s', async (_, content) => {
  expect((await load(null, { content })).page.view.hiddenHeading).toBe('Neu');
});

it.each([
  ['a heading', heading('Willkommen')],
  ['plain HTML with one', '<h1>Willkommen</h1>'],
  [
    'HTML code with one',
    '<div data-content-type="html" data-appearance="default" data-element="main">&lt;h1&gt;Hallo&lt;/h1&gt;</div>',
  ],
])('has no hidden heading over content with %s', async (_, content) => {
  expect((await load(null, { content })).page.view.hiddenHeading).toBeUndefined();
});
