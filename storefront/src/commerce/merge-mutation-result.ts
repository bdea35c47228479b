import { unstable_serialize } from 'swr';
import type { CommerceResult } from './client-types.ts';
import { collectEntities, mergeEntities } from './entity-merge.ts';
import type { TypedDocument } from './graphql.ts';
import { isObject } from './guards.ts';
import type { Mutation } from './operation.ts';
import { parseDocumentSelection, type DocumentSelection } from './selection.ts';
import { getQueryDocument, isPrivate, isQueryKey, markStale, type CacheAccess, type QueryKey } from './query-cache.ts';

const shapes = new WeakMap<object, DocumentSelection>();

/** Returns what a document selects, including the fields of all capabilities. */
function getShape(document: TypedDocument<unknown, never>): DocumentSelection {
  const shape = shapes.get(document) ?? parseDocumentSelection(document.toString());
  shapes.set(document, shape);
  return shape;
}

const isResult = (value: unknown): value is CommerceResult<unknown> => isObject(value) && 'data' in value;

/** Returns the keys of all cached queries. */
function getQueryKeys({ mutate }: CacheAccess): QueryKey[] {
  const keys: QueryKey[] = [];
  // SWR passes the keys of its cache to a filter. The filter rejects all, so that nothing changes.
  void mutate((key) => {
    if (isQueryKey(key)) keys.push(key);
    return false;
  });
  return keys;
}

/**
 * Merges the result of a mutation into every cached query that has one of the same entities. A query that selects more
 * of an entity than the mutation is fetched again: immediately when it is in use, else on its next use.
 */
export function mergeMutationResult<Result>(
  access: CacheAccess,
  mutation: Mutation<Result, never>,
  result: CommerceResult<Result>,
): void {
  const entities = collectEntities(result.data, getShape(mutation.document));
  if (entities.size === 0) return;
  for (const key of getQueryKeys(access)) {
    const document = getQueryDocument(key);
    const state = access.cache.get(unstable_serialize(key));
    const cached: unknown = state?.data;
    if (!document) continue;
    if (!isResult(cached)) {
      // The backend may have read the data of an in-flight request before the mutation.
      if (isPrivate(key) && state?.isValidating) void access.mutate(key);
      continue;
    }
    const data = mergeEntities(cached.data, getShape(document), entities);
    if (data === undefined) {
      markStale(cached);
      void access.mutate(key);
    } else if (data !== cached.data) {
      // Only the backend knows whether its stock notices still apply.
      void access.mutate(key, { ...cached, data }, { revalidate: cached.notices.length > 0 });
    }
  }
}
