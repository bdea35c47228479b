import type { Database } from '../database/index.ts';

/**
 * Reads something of the catalogue once for each database: the catalogue changes by its seed only, when the database is
 * opened.
 */
export function oncePerDatabase<Value>(read: (database: Database) => Value): (database: Database) => Value {
  const known = new WeakMap<Database, { readonly value: Value }>();
  return (database) => {
    const kept = known.get(database) ?? { value: read(database) };
    known.set(database, kept);
    return kept.value;
  };
}
