import { describe, expect, it } from 'vitest';
import { execute } from '../commerce/index.ts';
import { fakeBackend } from '../testing/index.ts';
import { fetchSaleTerms, type ProductFilter } from './fetch-sale-terms.ts';

const eur = (value: number) => ({ value, currency: 'EUR' });
const lamp = {
  __typename: 'SimpleProduct',
  sku: 'lamp',
  price_tiers: [{ quantity: 3, final_price: eur(50), discount: { amount_off: 39, percent_off: 43.8 } }],
  price_range: { minimum_price: { regular_price: eur(89), final_price: eur(89), fixed_product_taxes: [] } },
  special_price: null,
  special_to_date: null,
};

async function fetchTerms(filter: ProductFilter, listed: readonly object[], route: object | null) {
  const { client, sent } = fakeBackend(({ name }) => ({
    data: name === 'getUnlistedTerms' ? { route } : { storeConfig: null, products: { items: listed } },
  }));
  const { terms } = await fetchSaleTerms(
    {
      fetch: async (query, variables) => (await execute(client, query, variables)).data,
      pathname: '/lamp.html',
    },
    filter,
  );
  return { tiers: terms?.['lamp']?.tiers.map(({ quantity }) => quantity), sent: sent.map(({ name }) => name) };
}

describe('fetchSaleTerms', () => {
  it('fetches the terms of a product that is listed by its filter', async () => {
    expect(await fetchTerms({ sku: { eq: 'lamp' } }, [lamp], null)).toEqual({ tiers: [3], sent: ['getSaleTerms'] });
  });

  it('fetches the terms of a product that is not listed by its path', async () => {
    expect(await fetchTerms({ sku: { eq: 'lamp' } }, [], lamp)).toEqual({
      tiers: [3],
      sent: ['getSaleTerms', 'getUnlistedTerms'],
    });
  });

  it('has none where the path is that of something else', async () => {
    const page = { __typename: 'CmsPage' };
    expect(await fetchTerms({ sku: { eq: 'lamp' } }, [], page)).toMatchObject({ tiers: undefined });
  });

  it('sends no second request for a guessed URL key', async () => {
    expect((await fetchTerms({ url_key: { eq: 'help' } }, [], null)).sent).toEqual(['getSaleTerms']);
  });
});
