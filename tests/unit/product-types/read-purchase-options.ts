import type { TestShop } from '../../../storefront/backend/checkout/testing/test-shop.ts';
import { createCommerceClient, execute, type Capabilities } from '../../../storefront/src/commerce/index.ts';
import { fetchPurchaseOptions } from '../../../storefront/src/product-options/fetch-purchase-options.ts';

/**
 * Reads what the storefront lets a shopper choose of a product.
 *
 * @param capabilities - What the backend can do beyond stock Magento 2.4.6. Default: nothing.
 */
export async function readPurchaseOptions(shop: TestShop, sku: string, capabilities: Capabilities = []) {
  const client = createCommerceClient({
    endpoint: 'https://backend.test/graphql',
    identity: () => ({ token: undefined, storeView: undefined, currency: undefined }),
    capabilities,
    log: () => undefined,
    fetch: async (input) => {
      const { searchParams } = new URL(input instanceof Request ? input.url : input);
      const { data } = await shop.ask(searchParams.get('query') ?? '', { sku });
      return Response.json({ data });
    },
  });
  return fetchPurchaseOptions(async (query, variables) => (await execute(client, query, variables)).data, sku);
}
