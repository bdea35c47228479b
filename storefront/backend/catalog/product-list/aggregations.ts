import { column, integer, nullable, rowOf, text } from '../../database/index.ts';
import type { Database } from '../../database/index.ts';
import { toDisplayHundredths } from '../../money.ts';
import type { PriceScope } from '../../money.ts';
import { encodeUid } from '../../uid.ts';
import { findAttributes } from '../attribute/attribute.ts';
import { priceBuckets } from './price-buckets.ts';

export interface AggregationOption {
  readonly __typename: 'AggregationOption';
  readonly label: string;
  readonly value: string;
  readonly count: number;
}

export interface Aggregation {
  readonly attribute_code: string;
  readonly label: string;
  readonly count: number;
  readonly position: number | null;
  readonly options: readonly AggregationOption[];
}

/** What the aggregations are about. */
export interface AggregationScope extends PriceScope {
  /** All found products, not only those of the page. */
  readonly productIds: readonly number[];
  /** Only subcategories directly below these are listed; null lists all categories. */
  readonly parentCategories: readonly number[] | null;
}

const attributeOptionRow = rowOf({ id: integer, label: text, count: integer, attributeId: integer });
const categoryRow = rowOf({ id: integer, label: text, count: integer, parentId: nullable(integer) });

function aggregation(
  attribute_code: string,
  label: string,
  position: number | null,
  options: readonly Omit<AggregationOption, '__typename'>[],
): Aggregation[] {
  if (options.length === 0) return [];
  const typed = options.map((option) => ({ __typename: 'AggregationOption' as const, ...option }));
  return [{ attribute_code, label, position, count: options.length, options: typed }];
}

function priceOptions(database: Database, ids: string, scope: PriceScope): Omit<AggregationOption, '__typename'>[] {
  const prices = database.all(
    column('price', integer),
    'SELECT final_price AS price FROM product WHERE id IN (SELECT value FROM json_each(?))',
    [ids],
  );
  return priceBuckets(prices.map((price) => toDisplayHundredths(price, scope)));
}

function categoryOptions(database: Database, ids: string, parents: readonly number[] | null): Omit<AggregationOption, '__typename'>[] {
  return database
    .all(
      categoryRow,
      `SELECT category.id, category.name AS label, category.parent_id AS parentId, count(*) AS count
       FROM category_product_index JOIN category ON category.id = category_product_index.category_id
       WHERE category.level > 1 AND category_product_index.product_id IN (SELECT value FROM json_each(?))
       GROUP BY category.id ORDER BY category.tree_order`,
      [ids],
    )
    .filter(({ parentId }) => parents === null || (parentId !== null && parents.includes(parentId)))
    .map(({ id, label, count }) => ({ value: encodeUid(id), label, count }));
}

/** The values that the found products have: prices, categories and filterable attributes, in Magento's order. */
export function aggregations(database: Database, scope: AggregationScope): Aggregation[] {
  const polish = scope.storeView.locale.startsWith('pl');
  const ids = JSON.stringify(scope.productIds);
  const values = database.all(
    attributeOptionRow,
    `SELECT attribute_option.id, attribute_option.label, attribute_option.attribute_id AS attributeId, count(*) AS count
     FROM product_filter_index JOIN attribute_option ON attribute_option.id = product_filter_index.option_id
     WHERE product_filter_index.product_id IN (SELECT value FROM json_each(?))
     GROUP BY attribute_option.id ORDER BY attribute_option.position`,
    [ids],
  );
  return [
    ...aggregation('price', polish ? 'Cena' : 'Price', null, priceOptions(database, ids, scope)),
    ...aggregation('category_uid', polish ? 'Kategoria' : 'Category', null, categoryOptions(database, ids, scope.parentCategories)),
    ...findAttributes(database)
      .filter(({ isFilterable }) => isFilterable)
      .flatMap(({ id: attributeId, code, label, position }) => {
        const options = values.filter((value) => value.attributeId === attributeId);
        return aggregation(code, label, position, options.map(({ id, ...option }) => ({ value: String(id), label: option.label, count: option.count })));
      }),
  ];
}
