import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, type Database } from './database.ts';
import { column, text } from './row.ts';

/**
 * Opens the database of the backend, and creates it if there is none.
 *
 * @param folder - Folder of the data; created when missing.
 * @throws Error when the database cannot be opened or is damaged.
 */
export function openCommerceDatabase(folder: string): Database {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'commerce.sqlite');
  try {
    const database = openDatabase(file);
    checkIntegrity(database);
    // It contains addresses and sign-in tokens. SQLite gives its journals the same mode.
    chmodSync(file, 0o600);
    return database;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database ${file} cannot be opened (${reason}). Move it away to start with a new shop.`);
  }
}

/** @throws Error with the first damage that SQLite finds; without the check some requests would fail and others would not. */
function checkIntegrity(database: Database): void {
  const damage = database.all(column('quick_check', text), 'PRAGMA quick_check(1)').find((line) => line !== 'ok');
  if (damage === undefined) return;
  database.close();
  throw new Error(`it is damaged: ${damage}`);
}
