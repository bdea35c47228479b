import { column, text } from '../database/index.ts';
import type { Database } from '../database/index.ts';
import type { BackendModule, SeedContext } from '../module.ts';

const STATE_TABLE = `
  CREATE TABLE IF NOT EXISTS seed_state (
    module TEXT PRIMARY KEY,
    fingerprint TEXT NOT NULL
  ) STRICT;
`;

function knownFingerprint(database: Database, module: string): string | undefined {
  return database.get(column('fingerprint', text), 'SELECT fingerprint FROM seed_state WHERE module = ?', [module]);
}

/**
 * Creates the modules' tables and fills those whose seed is new or has changed, each module in one transaction.
 *
 * @returns Names of the modules that were filled.
 */
export function prepareDatabase(modules: readonly BackendModule[], context: SeedContext): string[] {
  const { database } = context;
  database.exec(STATE_TABLE);
  for (const { sql } of modules)
    if (sql !== undefined) database.exec(typeof sql === 'function' ? sql(context.shop) : sql);
  return modules.flatMap(({ name, seed }) => {
    const fingerprint = seed?.fingerprint(context);
    if (!seed || fingerprint === undefined || knownFingerprint(database, name) === fingerprint) return [];
    database.transaction(() => {
      seed.fill(context);
      database.run(
        `INSERT INTO seed_state (module, fingerprint) VALUES (?, ?)
         ON CONFLICT (module) DO UPDATE SET fingerprint = excluded.fingerprint`,
        [name, fingerprint],
      );
    });
    return [name];
  });
}
