import type { Database } from '../../database/index.ts';
import { sharedPath, type UrlScope } from '../../store/url-keys.ts';
import { decodeNumericUid } from '../../uid.ts';
import { findCategoryByPath } from '../category/category-tree.ts';
import { wantedValues } from './filter-input.ts';
import type { ProductFilter } from './filter-input.ts';

/**
 * Categories that a filter names, whichever of the three forms it uses. Values that are no category are left out.
 *
 * @returns null when the filter names no category at all.
 */
export function categoryScope(
  database: Database,
  filter: ProductFilter | null | undefined,
  scope: UrlScope,
): number[] | null {
  const uids = wantedValues(filter?.category_uid);
  const ids = wantedValues(filter?.category_id);
  const paths = wantedValues(filter?.category_url_path);
  if (uids.length + ids.length + paths.length === 0) return null;
  const found = [
    ...uids.map(decodeNumericUid),
    ...ids.map((id) => (/^\d{1,15}$/u.test(id) ? Number(id) : null)),
    ...paths.map((path) => findCategoryByPath(database, sharedPath(scope, path))?.id ?? null),
  ];
  return [...new Set(found.filter((id) => id !== null))];
}
