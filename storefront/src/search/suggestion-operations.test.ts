import { expect, it } from 'vitest';
import { createCommerceClient, execute } from '../commerce/index.ts';
import { suggestionsQuery } from './suggestion-operations.ts';

const products = { items: [], suggestions: null };
const refused = (field: string) => ({ message: 'Invalid match filter. Minimum length is 4.', path: [field] });

function ask(response: { data: unknown; errors: unknown[] }) {
  const client = createCommerceClient({
    endpoint: 'https://shop.example/graphql',
    identity: () => ({ token: undefined, storeView: undefined, currency: undefined }),
    fetch: () => Promise.resolve(Response.json(response)),
    log: () => undefined,
  });
  return execute(client, suggestionsQuery, { search: 'C++' });
}

it('suggests products where Magento refuses to look for categories', async () => {
  const { data } = await ask({ data: { products, categories: null }, errors: [refused('categories')] });
  expect(data).toEqual({ products, categories: null });
});

it('fails where there are no products either', async () => {
  const errors = [refused('products'), refused('categories')];
  await expect(ask({ data: { products: null, categories: null }, errors })).rejects.toMatchObject({ kind: 'graphql' });
});
