import { integer, defineRow, text } from '../../database/index.ts';
import type { Database } from '../../database/index.ts';
import { baseCatalogPrice } from '../product/catalog-price.ts';
import type { PriceScope } from '../../money.ts';
import { encodeUid } from '../../uid.ts';
import { getWords } from '../../words/get-words.ts';
import { areYesNo, findAttributes } from '../attribute/attribute.ts';
import { attributeLabel, optionLabel } from '../attribute/attribute-label.ts';
import { allCategories, findSubcategories } from '../category/category-tree.ts';
import { categoryName } from '../category/category-texts.ts';
import { memoizePerDatabase } from '../memoize-per-database.ts';
import { countFacets } from './facet-index.ts';
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

const attributeOptionRow = defineRow({ id: integer, value: text, label: text, attributeId: integer });
const swatchRow = defineRow({ optionId: integer, color: text });

const attributeOptions = memoizePerDatabase((database) =>
  database.all(
    attributeOptionRow,
    'SELECT id, value, label, attribute_id AS attributeId FROM attribute_option ORDER BY position',
  ),
);

const swatchColors = memoizePerDatabase(
  (database): ReadonlyMap<string, string> =>
    new Map(
      database
        .all(swatchRow, 'SELECT option_id AS optionId, color FROM option_swatch')
        .map(({ optionId, color }) => [String(optionId), color]),
    ),
);

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

function categoryOptions(
  database: Database,
  counts: ReadonlyMap<number, number>,
  { parentCategories: parents, storeView }: AggregationScope,
): Omit<AggregationOption, '__typename'>[] {
  const listed =
    parents === null
      ? allCategories(database).filter(({ level }) => level > 1)
      : parents.flatMap((parent) => findSubcategories(database, parent));
  return listed.flatMap((category) => {
    const count = counts.get(category.id);
    return count === undefined
      ? []
      : [{ value: encodeUid(category.id), label: categoryName(category, storeView), count }];
  });
}

/** Source object of `LayerFilter`. */
interface LayerFilter {
  readonly request_var: string;
  readonly name: string;
  readonly filter_items_count: number;
  readonly filter_items: readonly object[];
}

/** The same as Magento's older `filters`, which alone tell the swatches of options. */
export function layerFilters(database: Database, scope: AggregationScope): LayerFilter[] {
  const colors = swatchColors(database);
  return aggregations(database, scope).map(({ attribute_code, label: name, count, options }) => ({
    request_var: attribute_code,
    name,
    filter_items_count: count,
    filter_items: options.map(({ label, value: value_string, count: items_count }) => {
      const color = colors.get(value_string);
      const item = { label, value_string, items_count };
      return color === undefined
        ? { __typename: 'LayerFilterItem', ...item }
        : { __typename: 'SwatchLayerFilterItem', ...item, swatch_data: { type: '1', value: color } };
    }),
  }));
}

/** The values that the found products have: prices, categories and filterable attributes, in Magento's order. */
export function aggregations(database: Database, scope: AggregationScope): Aggregation[] {
  const labels = getWords(scope.storeView, 'labels');
  const counts = countFacets(database, scope.productIds);
  const options = attributeOptions(database);
  return [
    ...aggregation(
      'price',
      labels.price,
      null,
      priceBuckets(counts.prices.map((price) => baseCatalogPrice(price, scope))),
    ),
    ...aggregation('category_uid', labels.category, null, categoryOptions(database, counts.categories, scope)),
    ...findAttributes(database)
      .filter(({ isFilterable }) => isFilterable)
      .flatMap(({ id: attributeId, code, label, position }) => {
        const own = options.filter((option) => option.attributeId === attributeId);
        const isYesNo = areYesNo(own);
        return aggregation(
          code,
          attributeLabel({ code, label }, scope.storeView),
          position,
          own.flatMap((option) => {
            const count = counts.options.get(option.id);
            if (count === undefined) return [];
            // Magento labels those of a Yes/No attribute by their values.
            return isYesNo
              ? [{ value: option.value, label: option.value, count }]
              : [{ value: String(option.id), label: optionLabel(code, option, scope.storeView), count }];
          }),
        );
      }),
  ];
}
