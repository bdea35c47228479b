import type { Database } from '../../database/index.ts';
import { inputError } from '../../graphql-error.ts';
import { getViewLanguage } from '../../store/view-language.ts';
import { assertPaging, paginate } from '../paging.ts';
import type { PageInfo, Paging } from '../paging.ts';
import { resolveSearch } from '../search/find-products.ts';
import { categoryScope } from './category-scope.ts';
import { filterCondition, searchCondition } from './filter-condition.ts';
import type { ProductFilter } from './filter-input.ts';
import { findIds } from './find-ids.ts';
import { getSearchRules, type ListScope } from './list-scope.ts';
import { sortOrder } from './sort-order.ts';
import type { ProductSort } from './sort-order.ts';
import { joinConditions, NEVER } from './sql-condition.ts';

/** Arguments of `Query.products`. */
export interface ProductListArguments extends Paging {
  readonly search?: string | null;
  readonly filter?: ProductFilter | null;
  readonly sort?: ProductSort | null;
}

/** A page of products and what was found altogether; source object of `Products`. */
export interface ProductList {
  /** Ids on the page. */
  readonly pageIds: readonly number[];
  /** Ids of all found products. */
  readonly foundIds: readonly number[];
  readonly page_info: PageInfo;
  readonly total_count: number;
  readonly search: string | null;
  /** A text that finds more than the search text; null without one. */
  readonly suggestion: string | null;
  /** Categories of the filter; null without one. */
  readonly categories: readonly number[] | null;
}

/**
 * Finds products by text and filter and cuts out one page.
 *
 * @throws CommerceError graphql-input without search and filter, and for a page that does not exist.
 */
export function listProducts(database: Database, args: ProductListArguments, scope: ListScope): ProductList {
  const { search, filter, sort } = args;
  if (search == null && filter == null) throw inputError("'search' or 'filter' input argument is required.");
  assertPaging(args);
  const text = search?.trim() ?? '';
  const language = getViewLanguage(scope.storeView);
  const found = text === '' ? null : resolveSearch(database, language, text, getSearchRules(scope));
  const expression = found?.expression ?? null;
  const categories = categoryScope(database, filter, scope.storeView);
  const condition = joinConditions([
    filterCondition(database, filter, scope),
    ...(expression === null ? (text === '' ? [] : [NEVER]) : [searchCondition(language, expression)]),
  ]);
  const order = sortOrder(sort, { storeView: scope.storeView, searchExpression: expression, categories });
  const foundIds = findIds(database, `SELECT product.id FROM product WHERE ${condition.sql} ORDER BY ${order.sql}`, [
    ...condition.parameters,
    ...order.parameters,
  ]);
  const { items, page_info } = paginate(foundIds, args);
  return {
    pageIds: items,
    foundIds,
    page_info,
    total_count: foundIds.length,
    search: text === '' ? null : text,
    suggestion: found?.suggestion ?? null,
    categories,
  };
}
