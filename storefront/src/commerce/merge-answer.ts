import { unstable_serialize } from 'swr';
import type { CommerceAnswer } from './client-types.ts';
import { collectEntities, mergeEntities } from './entity-merge.ts';
import type { TypedDocument } from './graphql.ts';
import { isObject } from './guards.ts';
import type { Mutation } from './operation.ts';
import { readShape, type DocumentShape } from './selection.ts';
import { documentOf, isPrivate, isViewKey, markOutdated, type CacheAccess, type ViewKey } from './view-cache.ts';

const shapes = new WeakMap<object, DocumentShape>();

/** What a document selects, with everything that a backend may be able to do. */
function shapeOf(document: TypedDocument<unknown, never>): DocumentShape {
  const shape = shapes.get(document) ?? readShape(document.toString());
  shapes.set(document, shape);
  return shape;
}

const isAnswer = (value: unknown): value is CommerceAnswer<unknown> => isObject(value) && 'data' in value;

/** Keys of all views that have been shown. */
function viewKeys({ mutate }: CacheAccess): ViewKey[] {
  const keys: ViewKey[] = [];
  // SWR shows the keys of its cache to a filter; no key passes it, so nothing is changed.
  void mutate((key) => {
    if (isViewKey(key)) keys.push(key);
    return false;
  });
  return keys;
}

/**
 * Brings the answer of a mutation into every cached view that shows one of the same entities. A view that shows more of
 * an entity than the mutation answered is fetched again: at once when it is on screen, else when it is shown next.
 */
export function mergeAnswer<Result>(
  access: CacheAccess,
  mutation: Mutation<Result, never>,
  answer: CommerceAnswer<Result>,
): void {
  const entities = collectEntities(answer.data, shapeOf(mutation.document));
  if (entities.size === 0) return;
  for (const key of viewKeys(access)) {
    const document = documentOf(key);
    const state = access.cache.get(unstable_serialize(key));
    const view: unknown = state?.data;
    if (!document) continue;
    if (!isAnswer(view)) {
      // What is on its way was perhaps read before the mutation.
      if (isPrivate(key) && state?.isValidating) void access.mutate(key);
      continue;
    }
    const data = mergeEntities(view.data, shapeOf(document), entities);
    if (data === undefined) {
      markOutdated(view);
      void access.mutate(key);
    } else if (data !== view.data) {
      // Whether what ran out is still in the way only the backend can tell.
      void access.mutate(key, { ...view, data }, { revalidate: view.notices.length > 0 });
    }
  }
}
