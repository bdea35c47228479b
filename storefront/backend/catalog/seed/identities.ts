import { column, integer } from '../../database/index.ts';
import type { Database } from '../../database/index.ts';

/** What ids are given to. Each kind counts from its own number, as in a real Magento. */
export type IdentityKind = 'category' | 'attribute' | 'option' | 'product';

const FIRST_ID: Readonly<Record<IdentityKind, number>> = { category: 3, attribute: 140, option: 1, product: 1 };

const id = column('id', integer);

/**
 * The numeric id of something that has a name in the seed. It is given out once and stays, so that carts and orders
 * keep their meaning when the catalog is filled again.
 */
export function getOrCreateIdentity(database: Database, kind: IdentityKind, name: string): number {
  const known = database.get(id, 'SELECT id FROM catalog_identity WHERE kind = ? AND name = ?', [kind, name]);
  if (known !== undefined) return known;
  const next =
    database.get(id, 'SELECT coalesce(max(id) + 1, ?) AS id FROM catalog_identity WHERE kind = ?', [
      FIRST_ID[kind],
      kind,
    ]) ?? FIRST_ID[kind];
  database.run('INSERT INTO catalog_identity (kind, name, id) VALUES (?, ?, ?)', [kind, name, next]);
  return next;
}
