import { createCommerceClient, execute, type CommerceClientOptions } from '../commerce/index.ts';
import type { StoreView } from '../platform/layout/layout-data.ts';
import { orderOfViewQuery } from './order-operations.ts';

interface OrderViewOptions {
  /** Code of the store view that is not asked, because it is the current one. */
  current: string;
  storeViews: readonly StoreView[];
  /** Of the customer. */
  token: string | undefined;
  /** How the backend is reached; see `CommerceClientOptions`. */
  client: Pick<CommerceClientOptions, 'endpoint' | 'capabilities' | 'fetch'>;
}

/**
 * Finds the other store view in which the customer has placed an order: Magento does not tell it with the order, and
 * orders again in that one only.
 *
 * @returns undefined for an order of none of them, and where the backend cannot be asked
 */
export async function findOrderView(
  number: string,
  { current, storeViews, token, client }: OrderViewOptions,
): Promise<StoreView | undefined> {
  const others = storeViews.filter(({ code }) => code !== current);
  const found = await Promise.all(
    others.map(async ({ code }) => {
      const ofView = createCommerceClient({
        ...client,
        log: () => undefined,
        identity: () => ({ token, storeView: code, currency: undefined }),
      });
      const orders = execute(ofView, orderOfViewQuery, { number }, { mayRefuseToken: true });
      return orders.then(({ data }) => (data.customer?.orders?.items ?? []).length > 0).catch(() => false);
    }),
  );
  return others.find((_, index) => found[index]);
}
