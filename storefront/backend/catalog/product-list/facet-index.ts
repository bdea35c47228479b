import { integer, defineRow } from '../../database/index.ts';
import type { Database } from '../../database/index.ts';
import { memoizePerDatabase } from '../memoize-per-database.ts';

/** What lists count of a visible product. */
interface FacetEntry {
  /** Grosze. */
  readonly price: number;
  /** Ids of its options and its variants' options. */
  readonly options: number[];
  /** Ids of the categories that it is in, those above them included. */
  readonly categories: number[];
}

const priceRow = defineRow({ id: integer, price: integer });
const memberRow = defineRow({ productId: integer, id: integer });

/**
 * Prices, options and categories of all visible products by id, read once: counting them in SQL took nine tenths of a
 * large list's time.
 */
const facetIndex = memoizePerDatabase((database): ReadonlyMap<number, FacetEntry> => {
  const index = new Map(
    database
      .all(priceRow, 'SELECT id, final_price AS price FROM product WHERE visible = 1')
      .map(({ id, price }): [number, FacetEntry] => [id, { price, options: [], categories: [] }]),
  );
  for (const { productId, id } of database.all(
    memberRow,
    'SELECT product_id AS productId, option_id AS id FROM product_filter_index',
  )) {
    index.get(productId)?.options.push(id);
  }
  for (const { productId, id } of database.all(
    memberRow,
    'SELECT product_id AS productId, category_id AS id FROM category_product_index',
  )) {
    index.get(productId)?.categories.push(id);
  }
  return index;
});

/** What a list of products has. */
export interface FacetCounts {
  /** Of each product, grosze. */
  readonly prices: readonly number[];
  /** Number of products by option id; options without any are absent. */
  readonly options: ReadonlyMap<number, number>;
  /** Number of products by category id; categories without any are absent. */
  readonly categories: ReadonlyMap<number, number>;
}

const counted = new WeakMap<readonly number[], FacetCounts>();

/** Counts prices, options and categories of visible products; once for each list of them. */
export function countFacets(database: Database, productIds: readonly number[]): FacetCounts {
  const counts = counted.get(productIds) ?? countAll(database, productIds);
  counted.set(productIds, counts);
  return counts;
}

function countAll(database: Database, productIds: readonly number[]): FacetCounts {
  const index = facetIndex(database);
  const prices: number[] = [];
  const options = new Map<number, number>();
  const categories = new Map<number, number>();
  const add = (counts: Map<number, number>, id: number) => counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const productId of productIds) {
    const entry = index.get(productId);
    if (!entry) continue;
    prices.push(entry.price);
    for (const id of entry.options) add(options, id);
    for (const id of entry.categories) add(categories, id);
  }
  return { prices, options, categories };
}
