import type { TestShop } from '../../../storefront/backend/checkout/testing/test-shop.ts';
import { createCommerceClient, execute, isObject, type Capabilities } from '../../../storefront/src/commerce/index.ts';
import type { LoadContext } from '../../../storefront/src/platform/navigation/load-context.ts';
import { noCurrency } from '../../../storefront/src/i18n/index.ts';
import { currencyQuery, toExchangeRates } from '../../../storefront/src/store-view/index.ts';
import { sampleLayout } from '../../../storefront/src/testing/index.ts';
import { fetchPurchaseOptions } from '../../../storefront/src/product-options/fetch-purchase-options.ts';

/**
 * Creates what a page of the storefront fetches with.
 *
 * @param capabilities - What the backend can do beyond stock Magento 2.4.6. Default: nothing.
 */
export function createFetch(shop: TestShop, capabilities: Capabilities = []): LoadContext['fetch'] {
  const client = createCommerceClient({
    endpoint: 'https://backend.test/graphql',
    identity: () => ({ token: undefined, storeView: undefined, currency: undefined }),
    capabilities,
    log: () => undefined,
    fetch: async (input) => {
      const { searchParams } = new URL(input instanceof Request ? input.url : input);
      const variables: unknown = JSON.parse(searchParams.get('variables') ?? '{}');
      const { data } = await shop.ask(searchParams.get('query') ?? '', {
        ...(isObject(variables) && variables),
      });
      return Response.json({ data });
    },
  });
  return async (query, variables) => (await execute(client, query, variables)).data;
}

/**
 * Reads what the storefront lets a shopper choose of a product.
 *
 * @param capabilities - What the backend can do beyond stock Magento 2.4.6. Default: nothing.
 */
export async function readPurchaseOptions(shop: TestShop, sku: string, capabilities?: Capabilities) {
  const fetch = createFetch(shop, capabilities);
  const response = await fetch(currencyQuery, {});
  const exchangeRates = toExchangeRates(response);
  const currency = response.currency?.default_display_currency_code ?? noCurrency;
  const layout = { store: { ...sampleLayout.store, currency }, ...(exchangeRates && { exchangeRates }) };
  return fetchPurchaseOptions({ fetch, layout, pathname: '/' }, sku);
}
