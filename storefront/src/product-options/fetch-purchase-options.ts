import type { LoadContext } from '../platform/navigation/load-context.ts';
import { fileOptionsQuery } from './file-options-query.ts';
import { productOptionsQuery } from './product-options-query.ts';
import type { PurchaseOptions } from './purchase-option-types.ts';
import { hasFileOption, toPurchaseOptions } from './purchase-options.ts';

/** Fetches what is chosen of a product; null when the backend has nothing to choose. */
export async function fetchPurchaseOptions(fetch: LoadContext['fetch'], sku: string): Promise<PurchaseOptions | null> {
  const response = await fetch(productOptionsQuery, { sku });
  return toPurchaseOptions(response, hasFileOption(response) ? await fetch(fileOptionsQuery, { sku }) : undefined);
}
