import { parseRichContent } from '@witryna/page-builder/parser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { execute, timeLimits } from '../commerce/index.ts';
import type { LoadContext } from '../platform/navigation/load-context.ts';
import { fakeBackend, graphqlError, sampleLayout, type FakeHandler } from '../testing/index.ts';
import { requestProductLists } from './request-product-lists.ts';

const createContent = (...paths: string[]) =>
  parseRichContent(
    paths
      .map(
        (path) =>
          `<div data-content-type="products" data-appearance="grid" data-element="main">` +
          `<ol class="product-items"><li class="product-item"><a class="product-item-link" href="${path}"></a></li></ol>` +
          `</div>`,
      )
      .join(''),
  );

const empty = { data: { products: { items: [] } } };

function setUp(handler: FakeHandler = () => empty) {
  const { client, sent } = fakeBackend(handler);
  const { signal } = new AbortController();
  const query: LoadContext['query'] = async (operation, variables) =>
    (await execute(client, operation, variables, { signal })).data;
  const keys = () => sent.map(({ variables }) => JSON.stringify(variables['filter']));
  return { context: { query, layout: sampleLayout, signal }, sent, keys };
}

/** The lists of each page are remembered: a name of its own keeps them from other tests. */
const createPage = () => crypto.randomUUID();

describe('requestProductLists', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('requests each list of the contents once', async () => {
    const { context, keys } = setUp();
    const load = requestProductLists(createPage(), context);
    expect(await load([createContent('/lampe.html', '/schuh.html'), createContent('/lampe.html')])).toBe(true);
    expect(keys()).toEqual(['{"url_key":{"in":["lampe"]}}', '{"url_key":{"in":["schuh"]}}']);
  });

  it('requests nothing for contents without lists', async () => {
    const { context, sent } = setUp();
    expect(await requestProductLists(createPage(), context)([parseRichContent('<p>Text</p>')])).toBe(true);
    expect(sent).toEqual([]);
  });

  it('requests the lists that a page had last immediately', async () => {
    const { context, sent } = setUp();
    const page = createPage();
    await requestProductLists(page, context)([createContent('/lampe.html')]);
    const load = requestProductLists(page, context);
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    await load([createContent('/lampe.html')]);
    expect(sent).toHaveLength(2);
  });

  it('forgets the lists of a page that has none any more', async () => {
    const { context, sent } = setUp();
    const page = createPage();
    await requestProductLists(page, context)([createContent('/lampe.html')]);
    await requestProductLists(page, context)([]);
    await requestProductLists(page, context)([]);
    expect(sent).toHaveLength(2);
  });

  it('returns that a list failed', async () => {
    const { context } = setUp(() => ({ data: null, errors: [graphqlError('Internal server error')] }));
    expect(await requestProductLists(null, context)([createContent('/lampe.html')])).toBe(false);
  });

  it('does not wait for a list that hangs', async () => {
    vi.useFakeTimers();
    const { context } = setUp(() => new Promise(() => undefined));
    const loaded = requestProductLists(null, context)([createContent('/lampe.html')]);
    await vi.advanceTimersByTimeAsync(timeLimits.productLists);
    expect(await loaded).toBe(false);
  });
});
