import type { Resolvers } from '../../module.ts';
import type { RequestContext } from '../../request-context.ts';
import { ROOT_CATEGORY_ID } from '../category/root-category.ts';
import { findProducts } from '../product/product.ts';
import { aggregations, layerFilters } from './aggregations.ts';
import { listProducts } from './product-list.ts';
import type { ProductList, ProductListArguments } from './product-list.ts';
import { sortFields } from './sort-order.ts';

interface AggregationArguments {
  readonly filter?: { readonly category?: { readonly includeDirectChildrenOnly?: boolean | null } | null } | null;
}

/** Resolvers of `Query.products`. */
export const productListResolvers: Resolvers = {
  Query: {
    products: (_: unknown, args: ProductListArguments, context: RequestContext) =>
      listProducts(context.database, args, context),
  },
  Products: {
    items: ({ pageIds }: ProductList, _: unknown, { database }: RequestContext) => findProducts(database, pageIds),
    aggregations(
      { foundIds, categories }: ProductList,
      { filter }: AggregationArguments,
      { database, storeView, currency }: RequestContext,
    ) {
      const directOnly = filter?.category?.includeDirectChildrenOnly === true;
      const parentCategories = directOnly ? categories : null;
      return aggregations(database, { productIds: foundIds, parentCategories, storeView, currency });
    },
    filters: ({ foundIds, categories }: ProductList, _: unknown, { database, storeView, currency }: RequestContext) =>
      layerFilters(database, {
        productIds: foundIds,
        parentCategories: categories ?? [ROOT_CATEGORY_ID],
        storeView,
        currency,
      }),
    sort_fields: ({ search }: ProductList, _: unknown, { storeView }: RequestContext) =>
      sortFields(storeView, search !== null),
    suggestions: ({ suggestion }: ProductList) => (suggestion === null ? [] : [{ search: suggestion }]),
  },
};
