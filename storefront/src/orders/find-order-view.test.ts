import { expect, it } from 'vitest';
import { findOrderView } from './find-order-view.ts';

const view = (code: string) => ({
  code,
  name: code.toUpperCase(),
  group: null,
  locale: null,
  currency: null,
  mediaBaseUrl: null,
  basePath: `/${code}`,
});

/** Finds the store view of an order for a customer in `pl`; the backend has it in the given one. */
async function find(owner: string | Error) {
  const asked: (string | null)[][] = [];
  const found = await findOrderView('000000012', {
    current: 'pl',
    storeViews: ['pl', 'en', 'de'].map(view),
    token: 'secret',
    client: {
      endpoint: 'https://shop.example/graphql',
      fetch: (_, init) => {
        const headers = new Headers(init?.headers);
        asked.push([headers.get('store'), headers.get('authorization')]);
        if (owner instanceof Error) return Promise.reject(owner);
        const items = headers.get('store') === owner ? [{ number: '000000012' }] : [];
        return Promise.resolve(Response.json({ data: { customer: { __typename: 'Customer', orders: { items } } } }));
      },
    },
  });
  return { found: found?.code, asked };
}

it('finds the store view that has an order of the customer among the others', async () => {
  expect(await find('de')).toEqual({
    found: 'de',
    asked: [
      ['en', 'Bearer secret'],
      ['de', 'Bearer secret'],
    ],
  });
});

it('finds none for an order of the current store view, and where nothing answers', async () => {
  expect((await find('pl')).found).toBeUndefined();
  expect((await find(new DOMException('Aborted', 'AbortError'))).found).toBeUndefined();
});
