import { defineQuery, graphql, type ResultOf } from '../commerce/index.ts';
import type { LoadContext } from '../platform/navigation/load-context.ts';
import { isDispensable, productPageFields } from './product-operations.ts';

/**
 * A product by its path. Magento lists no product that is sold out unless the merchant wants it, nor one that is only
 * found by searching, but their pages exist.
 */
export const unlistedProductQuery = defineQuery({
  name: 'getUnlistedProduct',
  partial: isDispensable,
  document: graphql(
    `
      query getUnlistedProduct($url: String!) {
        route(url: $url) {
          __typename
          ...ProductPage
        }
      }
    `,
    [productPageFields],
  ),
});

/** What the backend has at a path: perhaps nothing, or no product. */
export type EntityAtPath = ResultOf<typeof unlistedProductQuery.document>['route'];

/** Fetches what is at the path of the page, with all that the page of a product shows. */
export async function fetchUnlistedProduct({
  fetch,
  pathname,
}: Pick<LoadContext, 'fetch' | 'pathname'>): Promise<EntityAtPath> {
  return (await fetch(unlistedProductQuery, { url: pathname })).route;
}
