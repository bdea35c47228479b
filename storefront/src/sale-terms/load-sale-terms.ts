import type { LoadedSaleTerms, ProductFilter, TermsContext } from './fetch-sale-terms.ts';

const loadScript = () => import('./fetch-sale-terms.ts');

/** Loads the script that reads terms, before a product's page is opened. */
export const preloadSaleTerms: () => Promise<unknown> = loadScript;

/** Loads the script that reads terms, which no page needs before it is left, and fetches those of a product. */
export async function loadSaleTerms(context: TermsContext, filter: ProductFilter): Promise<LoadedSaleTerms> {
  return (await loadScript()).fetchSaleTerms(context, filter);
}
