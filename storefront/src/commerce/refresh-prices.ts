import { isObject } from './guards.ts';
import type { CacheAccess, QueryCache } from './query-cache.ts';
import { getQueryDocument, isPrivate, isQueryKey, isStale, markStale } from './query-cache.ts';

/** Field of products whose value differs by customer group. */
const priceField = 'price_range';

interface RefreshPricesOptions {
  cache: QueryCache;
  /** SWR's, of that cache. */
  mutate: CacheAccess['mutate'];
  /** Whether the results are a customer's, so that nobody else may see them. */
  isCustomers: boolean;
}

/**
 * Fetches the public queries with prices again, because another shopper has prices of another customer group. Results
 * stay on the screen until the new ones arrive, or if those fail. Of results that no component uses, a customer's are
 * removed, and a guest's are fetched again before the next use.
 */
export async function refreshPrices({ cache, mutate, isCustomers }: RefreshPricesOptions): Promise<void> {
  // Also drops the responses that are on their way to the shopper before.
  const refreshed = mutate(
    (key) => isQueryKey(key) && !isPrivate(key) && getQueryDocument(key)?.toString([]).includes(priceField) === true,
  );
  for (const [key, state] of cache) {
    const { data } = state;
    // SWR keeps the key of a query with its state.
    const queryKey = '_k' in state ? state._k : undefined;
    const isPublic = !(isQueryKey(queryKey) && isPrivate(queryKey));
    // What is in use is fetched again already. Nobody has used what is stale: it is from the server.
    if (!isPublic || state.isValidating === true || isStale(data) || !isObject(data)) continue;
    if (!JSON.stringify(data).includes(priceField)) continue;
    if (isCustomers) cache.delete(key);
    else markStale(data);
  }
  await refreshed;
}
