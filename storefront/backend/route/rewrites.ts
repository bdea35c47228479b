import { integer, defineRow, text } from '../database/index.ts';
import type { Database } from '../database/index.ts';
import type { SeedUrlRewrite } from '../shop/content-seed.ts';

/** A redirect that the merchant made. */
export interface Rewrite {
  readonly requestPath: string;
  /** Path without leading slash, an entity such as `catalog/product/view/id/1`, or a whole address. */
  readonly targetPath: string;
  readonly redirectCode: number;
}

/** Table of the merchant's own rewrites; those of entities follow from their URL keys. */
export const rewriteTables = `
  CREATE TABLE IF NOT EXISTS url_rewrite (
    request_path TEXT PRIMARY KEY,
    target_path TEXT NOT NULL,
    redirect_code INTEGER NOT NULL CHECK (redirect_code IN (301, 302))
  ) STRICT, WITHOUT ROWID;
`;

const rewriteRow = defineRow<Rewrite>({ requestPath: text, targetPath: text, redirectCode: integer });

/** The rewrite of a path. */
export function findRewrite(database: Database, path: string): Rewrite | undefined {
  return database.get(
    rewriteRow,
    'SELECT request_path AS requestPath, target_path AS targetPath, redirect_code AS redirectCode FROM url_rewrite WHERE request_path = ?',
    [path],
  );
}

const withoutSlash = (path: string): string => path.replace(/^\/+/u, '');

/** Replaces all rewrites by those of the seed. */
export function fillRewrites(database: Database, rewrites: readonly SeedUrlRewrite[]): void {
  database.run('DELETE FROM url_rewrite');
  for (const { requestPath, targetPath, redirectCode } of rewrites) {
    database.run('INSERT INTO url_rewrite (request_path, target_path, redirect_code) VALUES (?, ?, ?)', [
      withoutSlash(requestPath),
      withoutSlash(targetPath),
      redirectCode,
    ]);
  }
}
