import type { ResultOf } from '../commerce/index.ts';
import type { saleTermsQuery } from './sale-terms-query.ts';

/** Response to the query of the terms. */
export type SaleTermsResponse = ResultOf<typeof saleTermsQuery.document>;

type Product = NonNullable<NonNullable<NonNullable<SaleTermsResponse['products']>['items']>[number]>;

/** What the query of the terms requests of a product and of a variant, which has no type. */
export type ProductTerms = Omit<Product, '__typename' | 'variants'> & { __typename?: Product['__typename'] };

/** Returns the product of a response and its variants. */
export function listProducts(products: SaleTermsResponse['products']): ProductTerms[] {
  return (products?.items ?? []).flatMap((item): ProductTerms[] => {
    if (!item) return [];
    const variants = item.__typename === 'ConfigurableProduct' ? (item.variants ?? []) : [];
    return [item, ...variants.flatMap((variant) => variant?.product ?? [])];
  });
}
