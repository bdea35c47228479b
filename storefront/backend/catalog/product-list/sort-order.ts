import type { SqlValue } from '../../database/index.ts';
import type { StoreView } from '../../store/store-view.ts';
import { getViewLanguage } from '../../store/view-language.ts';
import { getWords } from '../../words/get-words.ts';
import { IN_STOCK_SQL } from '../stock.ts';
import { searchTables } from '../tables.ts';

export type Direction = 'ASC' | 'DESC';

/** `ProductAttributeSortInput` with the shop's own sort attributes. */
export type ProductSort = Readonly<Record<string, Direction | null | undefined>>;

/** Sort attributes that the shop adds to Magento's. */
export const OWN_SORT_ATTRIBUTES = ['bestseller', 'news_from_date', 'rating_summary'] as const;

/** What decides the order besides the sort input. */
export interface SortScope {
  /** In whose language the names and the search index are. */
  readonly storeView: StoreView;
  /** FTS5 expression of the search text; null without one. */
  readonly searchExpression: string | null;
  /** Categories of the filter; null without one. */
  readonly categories: readonly number[] | null;
}

/** ORDER BY with its positional parameters. */
export interface SqlOrder {
  readonly sql: string;
  readonly parameters: readonly SqlValue[];
}

// All words in the name beat everything else; then the words' weight in name, sku, keywords, short description and
// description (smaller is better in bm25), nudged by how well the product sells. Asked for each product alone, the
// index would be read as often as there are matches.
function relevance(storeView: StoreView): string {
  const { index } = searchTables(getViewLanguage(storeView));
  return `(
  (WITH score AS MATERIALIZED (
    SELECT rowid AS id, -10.0 * bm25(${index}, 12.0, 10.0, 4.0, 2.0, 1.0) AS value FROM ${index} WHERE ${index} MATCH ?)
    SELECT value FROM score WHERE id = product.id)
  + 1000000.0 * (product.id IN (SELECT rowid FROM ${index} WHERE ${index} MATCH ?))
  + product.popularity / 50.0)`;
}

/** Rank of the name in the alphabetical order of a store view's language. */
const nameRank = (storeView: StoreView): string =>
  storeView.isDefault
    ? 'product.name_rank'
    : `coalesce((SELECT name_rank FROM product_translation
        WHERE product_id = product.id AND language = '${getViewLanguage(storeView)}'), product.name_rank)`;

const POSITION = `(SELECT min(position) FROM category_product_index
  WHERE product_id = product.id AND category_id IN (SELECT value FROM json_each(?)))`;

const COLUMNS: Readonly<Record<string, string>> = {
  price: 'product.final_price',
  bestseller: 'product.popularity',
  news_from_date: 'product.added_on',
  rating_summary: 'product.rating_average',
};

const opposite = (direction: Direction): Direction => (direction === 'ASC' ? 'DESC' : 'ASC');

function sortKey(
  field: string,
  direction: Direction,
  { storeView, searchExpression, categories }: SortScope,
): SqlOrder[] {
  if (field === 'relevance') {
    return searchExpression === null
      ? []
      : [
          {
            sql: `${relevance(storeView)} ${direction}`,
            parameters: [searchExpression, `name : (${searchExpression})`],
          },
        ];
  }
  if (field === 'position') {
    if (categories !== null) return [{ sql: `${POSITION} ${direction}`, parameters: [JSON.stringify(categories)] }];
    // Outside a category the merchant's order is that of the best sellers, which also orders the categories.
    return [{ sql: `product.popularity ${opposite(direction)}`, parameters: [] }];
  }
  if (field === 'name') return [{ sql: `${nameRank(storeView)} ${direction}`, parameters: [] }];
  const column = COLUMNS[field];
  return column === undefined ? [] : [{ sql: `${column} ${direction}`, parameters: [] }];
}

/**
 * The order of a product list: what is out of stock comes last, then the wanted order, then the newest id.
 * Without a wanted one a search is ordered by relevance, everything else by position.
 */
export function sortOrder(sort: ProductSort | null | undefined, scope: SortScope): SqlOrder {
  const wanted = Object.entries(sort ?? {}).flatMap(([field, direction]) =>
    direction ? sortKey(field, direction, scope) : [],
  );
  const usual =
    scope.searchExpression === null ? sortKey('position', 'ASC', scope) : sortKey('relevance', 'DESC', scope);
  const keys = [
    { sql: `${IN_STOCK_SQL} DESC`, parameters: [] },
    ...(wanted.length > 0 ? wanted : usual),
    { sql: 'product.popularity DESC', parameters: [] },
    { sql: 'product.id ASC', parameters: [] },
  ];
  return { sql: keys.map(({ sql }) => sql).join(', '), parameters: keys.flatMap(({ parameters }) => parameters) };
}

/** The entries of the sort menu, in the language of the store view. */
export function sortFields(
  storeView: Pick<StoreView, 'words'>,
  searching: boolean,
): { default: string; options: { label: string; value: string }[] } {
  const labels = getWords(storeView, 'sorting');
  const first = searching ? 'relevance' : 'position';
  const fields = [first, ...OWN_SORT_ATTRIBUTES, 'price', 'name'] as const;
  return { default: first, options: fields.map((value) => ({ value, label: labels[value] })) };
}
