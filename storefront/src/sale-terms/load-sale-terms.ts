import type { LoadContext } from '../platform/navigation/load-context.ts';
import type { ProductFilter } from './fetch-sale-terms.ts';
import type { SaleTermsBySku } from './sale-terms.ts';

const loadScript = () => import('./fetch-sale-terms.ts');

/** Loads the script that reads terms, before a product's page is opened. */
export const preloadSaleTerms: () => Promise<unknown> = loadScript;

/** Loads the script that reads terms, which no page needs before it is left, and fetches those of a product. */
export async function loadSaleTerms(
  fetch: LoadContext['fetch'],
  filter: ProductFilter,
): Promise<SaleTermsBySku | null> {
  return (await loadScript()).fetchSaleTerms(fetch, filter);
}
