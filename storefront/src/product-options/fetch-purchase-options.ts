import { getPriceUnit } from '../platform/layout/get-price-unit.ts';
import type { LoadContext } from '../platform/navigation/load-context.ts';
import { fileOptionsQuery } from './file-options-query.ts';
import { productOptionsQuery } from './product-options-query.ts';
import type { PurchaseOptions } from './purchase-option-types.ts';
import { hasFileOption, toPurchaseOptions } from './purchase-options.ts';

/** What options are fetched with. */
export interface OptionsContext {
  fetch: LoadContext['fetch'];
  layout: Parameters<typeof getPriceUnit>[0];
}

/** Fetches what is chosen of a product; null when the backend has nothing to choose. */
export async function fetchPurchaseOptions(
  { fetch, layout }: OptionsContext,
  sku: string,
): Promise<PurchaseOptions | null> {
  const response = await fetch(productOptionsQuery, { sku });
  const files = hasFileOption(response) ? await fetch(fileOptionsQuery, { sku }) : undefined;
  return toPurchaseOptions(response, files, getPriceUnit(layout).rate);
}
