import type { VariablesOf } from '../commerce/index.ts';
import type { LoadContext } from '../platform/navigation/load-context.ts';
import { findSpecialPriceEnd } from './find-special-price-end.ts';
import type { SaleTermsResponse } from './list-products.ts';
import { saleTermsQuery, unlistedTermsQuery } from './sale-terms-query.ts';
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

/** What terms are fetched with. */
export type TermsContext = Pick<LoadContext, 'fetch' | 'pathname'>;

/** Fetches the terms on which a product is sold. */
export async function fetchSaleTerms(context: TermsContext, filter: ProductFilter): Promise<LoadedSaleTerms> {
  const listed = await context.fetch(saleTermsQuery, { filter });
  // A guessed URL key may be that of no product; a SKU is what the backend has for this path.
  const isUnlisted = filter.sku && !listed.products?.items?.length;
  const response = isUnlisted ? { ...listed, products: await fetchUnlisted(context) } : listed;
  return { terms: toSaleTerms(response), specialPriceEnd: findSpecialPriceEnd(response) };
}

async function fetchUnlisted({ fetch, pathname }: TermsContext): Promise<SaleTermsResponse['products']> {
  const { route } = await fetch(unlistedTermsQuery, { url: pathname });
  return { items: route && 'price_range' in route ? [route] : [] };
}
