import type { LoadContext } from '../platform/navigation/load-context.ts';
import { productOptionsQuery } from './product-options-query.ts';
import { toPurchaseOptions, type PurchaseOptions } from './purchase-options.ts';

/** Fetches what is chosen of a product; null when the backend has nothing to choose. */
export async function fetchPurchaseOptions(fetch: LoadContext['fetch'], sku: string): Promise<PurchaseOptions | null> {
  return toPurchaseOptions(await fetch(productOptionsQuery, { sku }));
}
