import type { Database } from '../../database/index.ts';
import { inputError } from '../../graphql-error.ts';
import { sharedPath, type UrlScope } from '../../store/url-keys.ts';
import { decodeNumericUid } from '../../uid.ts';
import type { EqualFilter, MatchFilter } from '../product-list/filter-input.ts';
import { wantedValues } from '../product-list/filter-input.ts';
import { joinConditions, isOneOf } from '../product-list/sql-condition.ts';
import type { SqlCondition } from '../product-list/sql-condition.ts';
import { foldText } from '../search/fold-text.ts';
import { findCategories } from './category.ts';
import type { Category } from './category.ts';
import { ROOT_CATEGORY_ID } from './root-category.ts';

/** `CategoryFilterInput`. */
export interface CategoryFilter {
  readonly category_uid?: EqualFilter | null;
  readonly ids?: EqualFilter | null;
  readonly parent_category_uid?: EqualFilter | null;
  readonly parent_id?: EqualFilter | null;
  readonly url_key?: EqualFilter | null;
  readonly url_path?: EqualFilter | null;
  readonly name?: MatchFilter | null;
}

const SHORTEST_MATCH = 3;

const numericId = (text: string): number | null => (/^\d{1,15}$/u.test(text) ? Number(text) : null);

function idCondition(
  column: string,
  filter: EqualFilter | null | undefined,
  decode: (value: string) => number | null,
): SqlCondition[] {
  const values = wantedValues(filter);
  return values.length === 0
    ? []
    : [
        isOneOf(
          column,
          values.map(decode).filter((id) => id !== null),
        ),
      ];
}

function pathCondition(column: string, filter: EqualFilter | null | undefined, scope: UrlScope): SqlCondition[] {
  const values = wantedValues(filter).map((path) => sharedPath(scope, path));
  return values.length === 0 ? [] : [isOneOf(column, values)];
}

/**
 * Categories that fulfill all filters, in the order of the tree: all of them and the root for an empty object, and the
 * store's root category alone for none.
 *
 * @throws CommerceError graphql-input for a name of fewer than three characters.
 */
export function filterCategories(
  database: Database,
  filter: CategoryFilter | null | undefined,
  scope: UrlScope,
): Category[] {
  if (!filter) return findCategories(database, 'category.id = ?', [ROOT_CATEGORY_ID]);
  const conditions = [
    ...idCondition('category.id', filter.category_uid, decodeNumericUid),
    ...idCondition('category.id', filter.ids, numericId),
    ...idCondition('category.parent_id', filter.parent_category_uid, decodeNumericUid),
    ...idCondition('category.parent_id', filter.parent_id, numericId),
    ...pathCondition('category.url_key', filter.url_key, scope),
    ...pathCondition('category.url_path', filter.url_path, scope),
  ];
  const match = filter.name?.match?.trim();
  if (match !== undefined && match.length < SHORTEST_MATCH)
    throw inputError('Invalid match filter. Minimum length is 3.');
  const { sql, parameters } = joinConditions(conditions);
  const found = findCategories(database, sql, parameters);
  return match === undefined ? found : found.filter(({ name }) => foldText(name).includes(foldText(match)));
}
