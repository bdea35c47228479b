import type { Database, SqlValue } from '../database/index.ts';

function pickColumns(record: object, names: readonly string[]): Record<string, SqlValue> {
  return Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, SqlValue] => names.includes(entry[0])),
  );
}

/**
 * Inserts the named members of an object into the columns of the same names.
 * @returns The new row's id.
 */
export function insertRow(database: Database, table: string, record: object, names: readonly string[]): number {
  const placeholders = names.map((name) => `:${name}`);
  return database.run(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${placeholders.join(', ')})`,
    pickColumns(record, names),
  ).lastInsertRowid;
}
