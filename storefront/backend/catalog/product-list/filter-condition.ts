import { column, integer } from '../../database/index.ts';
import type { Database } from '../../database/index.ts';
import { baseCatalogPrice } from '../product/catalog-price.ts';
import type { PriceScope } from '../../money.ts';
import { sharedPath, type UrlScope } from '../../store/url-keys.ts';
import { getViewLanguage, type ViewLanguage } from '../../store/view-language.ts';
import { areYesNo, findAttributes, findOptions } from '../attribute/attribute.ts';
import { memoizePerDatabase } from '../memoize-per-database.ts';
import { matchExpression } from '../search/find-products.ts';
import type { SearchColumn } from '../search/find-products.ts';
import { IN_STOCK_SQL } from '../stock.ts';
import { searchTables } from '../tables.ts';
import { categoryScope } from './category-scope.ts';
import { rangeBound, wantedValues } from './filter-input.ts';
import type { EqualFilter, MatchFilter, ProductFilter, RangeFilter } from './filter-input.ts';
import { getSearchRules, type ListScope } from './list-scope.ts';
import { joinConditions, isOneOf, NEVER } from './sql-condition.ts';
import type { SqlCondition } from './sql-condition.ts';

/** Product ids that the full-text index of a language finds. */
export function searchCondition(language: ViewLanguage, expression: string): SqlCondition {
  const { index } = searchTables(language);
  return { sql: `product.id IN (SELECT rowid FROM ${index} WHERE ${index} MATCH ?)`, parameters: [expression] };
}

function equalCondition(columnName: string, filter: EqualFilter | null | undefined): SqlCondition[] {
  const values = wantedValues(filter);
  return values.length === 0 ? [] : [isOneOf(columnName, values)];
}

function matchCondition(scope: ListScope, field: SearchColumn, filter: MatchFilter | null | undefined): SqlCondition[] {
  if (!filter?.match) return [];
  const language = getViewLanguage(scope.storeView);
  const expression = matchExpression(field, filter.match, filter.match_type === 'FULL', getSearchRules(scope));
  return [expression === null ? NEVER : searchCondition(language, expression)];
}

const allPrices = memoizePerDatabase((database): readonly number[] =>
  database.all(column('price', integer), 'SELECT DISTINCT final_price AS price FROM product WHERE visible = 1'),
);

/** Bounds are in units of the base currency, whatever the currency of the request; prices are in its hundredths. */
function priceCondition(database: Database, filter: RangeFilter | null | undefined, scope: PriceScope): SqlCondition[] {
  const from = rangeBound(filter?.from);
  const to = rangeBound(filter?.to);
  if (from === null && to === null) return [];
  const lowest = from === null ? 0 : Math.round(from * 100);
  const highest = to === null ? Infinity : Math.round(to * 100);
  const within = allPrices(database).filter((price) => {
    const shown = baseCatalogPrice(price, scope);
    return shown >= lowest && shown <= highest;
  });
  return [isOneOf('product.final_price', within)];
}

function urlKeyCondition(filter: EqualFilter | null | undefined, scope: UrlScope): SqlCondition[] {
  return equalCondition('product.url_key', filter && { in: wantedValues(filter).map((key) => sharedPath(scope, key)) });
}

function categoryCondition(database: Database, filter: ProductFilter, scope: UrlScope): SqlCondition[] {
  const categories = categoryScope(database, filter, scope);
  if (categories === null) return [];
  const { sql, parameters } = isOneOf('category_id', categories);
  return [{ sql: `product.id IN (SELECT product_id FROM category_product_index WHERE ${sql})`, parameters }];
}

function attributeConditions(database: Database, filter: ProductFilter): SqlCondition[] {
  return findAttributes(database)
    .filter(({ isFilterable }) => isFilterable)
    .flatMap(({ id, code }) => {
      const wanted = filter[code];
      const values = wanted && ('eq' in wanted || 'in' in wanted) ? wantedValues(wanted) : [];
      if (values.length === 0) return [];
      const options = findOptions(database, id);
      // Option ids arrive as text; anything that is no number matches no option.
      const ids = areYesNo(options)
        ? options.filter(({ value }) => values.includes(value)).map((option) => option.id)
        : values.map(Number).filter(Number.isSafeInteger);
      const { sql, parameters } = isOneOf('option_id', ids);
      return [{ sql: `product.id IN (SELECT product_id FROM product_filter_index WHERE ${sql})`, parameters }];
    });
}

/**
 * The condition on visible and enabled products that a filter stands for: all members hold, values of one member are alternatives.
 */
export function filterCondition(
  database: Database,
  filter: ProductFilter | null | undefined,
  scope: ListScope,
): SqlCondition {
  const disabled = isOneOf('product.sku', scope.storeView.disabledProducts ?? []);
  const visible: SqlCondition = {
    sql: `product.visible = 1 AND NOT ${disabled.sql}`,
    parameters: disabled.parameters,
  };
  const listed =
    scope.storeView.settings.listsSoldOutProducts === false
      ? joinConditions([visible, { sql: IN_STOCK_SQL, parameters: [] }])
      : visible;
  if (!filter) return listed;
  return joinConditions([
    listed,
    ...categoryCondition(database, filter, scope.storeView),
    ...equalCondition('product.sku', filter.sku),
    ...urlKeyCondition(filter.url_key, scope.storeView),
    ...priceCondition(database, filter.price, scope),
    ...matchCondition(scope, 'name', filter.name),
    ...matchCondition(scope, 'description', filter.description),
    ...matchCondition(scope, 'short_description', filter.short_description),
    ...attributeConditions(database, filter),
  ]);
}
