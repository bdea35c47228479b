import type { Database } from '../database/index.ts';

/**
 * Returns a function that reads catalog data once for each database. Only the seed changes the catalog, when the
 * database is opened.
 */
export function memoizePerDatabase<Value>(read: (database: Database) => Value): (database: Database) => Value {
  const known = new WeakMap<Database, { readonly value: Value }>();
  return (database) => {
    const kept = known.get(database) ?? { value: read(database) };
    known.set(database, kept);
    return kept.value;
  };
}
