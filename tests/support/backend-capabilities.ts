import type { Capability } from '../../storefront/src/commerce/capabilities.ts';
import { fetchCapabilities } from '../../storefront/src/commerce/capability-probe.ts';
import type { ShopFacts } from './test-shop.ts';

/**
 * Asks a backend which features of the shop it has the fields for.
 *
 * @throws Error when it does not describe itself
 */
export async function readCapabilities({
  backendUrl,
}: Pick<ShopFacts, 'backendUrl'>): Promise<ReadonlySet<Capability>> {
  const capabilities = await fetchCapabilities(async ({ document }) => {
    const response = await fetch(`${backendUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: document.toString() }),
    });
    const body: unknown = await response.json();
    if (typeof body !== 'object' || body === null || !('data' in body) || !body.data)
      throw new Error(`The backend does not describe itself: ${JSON.stringify(body)}`);
    return body.data;
  });
  return new Set(capabilities);
}
