import { describe, expect, it } from 'vitest';
import { execute } from '../commerce/index.ts';
import { fakeBackend, sampleLayout } from '../testing/index.ts';
import { fetchPurchaseOptions } from './fetch-purchase-options.ts';

const eur = { value: 20, currency: 'EUR' };
const mug = {
  __typename: 'SimpleProduct',
  uid: 'MQ==',
  price_range: {
    minimum_price: { regular_price: eur, final_price: eur },
    maximum_price: { final_price: eur },
  },
  options: [
    {
      __typename: 'CustomizableFileOption',
      uid: 'file',
      title: 'Motif',
      required: true,
      sort_order: 1,
      file: { price: 0, price_type: 'FIXED', file_extension: 'png', image_size_x: 0, image_size_y: 0 },
    },
  ],
};

async function fetchOptions(listed: readonly object[], route: object | null) {
  const { client, sent } = fakeBackend(
    ({ name }) => ({ data: name.startsWith('getUnlisted') ? { route } : { products: { items: listed } } }),
    { capabilities: ['fileOptions'] },
  );
  const options = await fetchPurchaseOptions(
    {
      fetch: async (query, variables) => (await execute(client, query, variables)).data,
      layout: sampleLayout,
      pathname: '/mug.html',
    },
    'mug',
  );
  return { labels: options?.options.map(({ label }) => label), sent: sent.map(({ name }) => name) };
}

describe('fetchPurchaseOptions', () => {
  it('fetches the options of a product that is listed by its SKU', async () => {
    expect(await fetchOptions([mug], null)).toEqual({
      labels: ['Motif'],
      sent: ['getProductOptions', 'getFileOptions'],
    });
  });

  it('fetches the options of a product that is not listed by its path', async () => {
    expect(await fetchOptions([], mug)).toEqual({
      labels: ['Motif'],
      sent: ['getProductOptions', 'getUnlistedOptions', 'getUnlistedFileOptions'],
    });
  });

  it('returns null where the path leads to no product any more', async () => {
    expect(await fetchOptions([], null)).toMatchObject({ labels: undefined });
  });
});
