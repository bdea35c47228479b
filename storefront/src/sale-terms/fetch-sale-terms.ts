import type { VariablesOf } from '../commerce/index.ts';
import type { LoadContext } from '../platform/navigation/load-context.ts';
import { findSpecialPriceEnd } from './find-special-price-end.ts';
import { saleTermsQuery } from './sale-terms-query.ts';
import type { SaleTermsBySku } from './sale-terms.ts';
import { toSaleTerms } from './to-sale-terms.ts';

/** How a product is found. */
export type ProductFilter = VariablesOf<typeof saleTermsQuery.document>['filter'];

/** Terms on which a product is sold, and for how long. */
export interface LoadedSaleTerms {
  /** Null for a product with one price and any number of pieces. */
  terms: SaleTermsBySku | null;
  /** Last day of the special price, as an ISO date in the time zone of the store; null without such a day. */
  specialPriceEnd: string | null;
}

/** Fetches the terms on which a product is sold. */
export async function fetchSaleTerms(fetch: LoadContext['fetch'], filter: ProductFilter): Promise<LoadedSaleTerms> {
  const response = await fetch(saleTermsQuery, { filter });
  return { terms: toSaleTerms(response), specialPriceEnd: findSpecialPriceEnd(response) };
}
