import type { VariablesOf } from '../commerce/index.ts';
import type { LoadContext } from '../platform/navigation/load-context.ts';
import { saleTermsQuery } from './sale-terms-query.ts';
import type { SaleTermsBySku } from './sale-terms.ts';
import { toSaleTerms } from './to-sale-terms.ts';

/** How a product is found. */
export type ProductFilter = VariablesOf<typeof saleTermsQuery.document>['filter'];

/** Fetches the terms on which a product is sold; null for a product with one price and any number of pieces. */
export async function fetchSaleTerms(
  fetch: LoadContext['fetch'],
  filter: ProductFilter,
): Promise<SaleTermsBySku | null> {
  return toSaleTerms(await fetch(saleTermsQuery, { filter }));
}
