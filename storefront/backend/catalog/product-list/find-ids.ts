import { column, integer } from '../../database/index.ts';
import type { Database, SqlValue } from '../../database/index.ts';
import { stockVersion } from '../stock.ts';

interface KeptLists {
  readonly stock: number;
  /** Ids by statement and parameters, the oldest first. */
  readonly lists: Map<string, readonly number[]>;
}

const MOST_LISTS = 200;
const kept = new WeakMap<Database, KeptLists>();

function getLists(database: Database): Map<string, readonly number[]> {
  const stock = stockVersion(database);
  const known = kept.get(database);
  if (known?.stock === stock) return known.lists;
  const lists = new Map<string, readonly number[]>();
  kept.set(database, { stock, lists });
  return lists;
}

/**
 * Ids of products. Every page of a list, and every shopper, asks for the same ones: they are kept until the stock
 * changes, which alone changes lists between two starts.
 *
 * @param sql selects `id` from tables of the catalog
 */
export function findIds(database: Database, sql: string, parameters: readonly SqlValue[]): readonly number[] {
  const lists = getLists(database);
  const key = JSON.stringify([sql, parameters]);
  const known = lists.get(key);
  if (known) return known;
  const ids = database.all(column('id', integer), sql, parameters);
  const oldest = lists.size >= MOST_LISTS ? lists.keys().next().value : undefined;
  if (oldest !== undefined) lists.delete(oldest);
  lists.set(key, ids);
  return ids;
}
