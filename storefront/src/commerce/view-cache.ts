import { unstable_serialize, type State, type useSWRConfig } from 'swr';
import type { CommerceAnswer } from './client-types.ts';
import type { TypedDocument } from './graphql.ts';
import { isObject, isString } from './guards.ts';
import type { Query } from './operation.ts';

/**
 * Key of a view in the SWR cache. Private views also carry the identity epoch, a number that changes when another
 * shopper signs in or out, so that nobody ever sees the data of the previous one.
 */
export type ViewKey = readonly [storeView: string, operation: string, variables: object, epoch?: number];

/** Answer of a query under its key, e.g. to carry it from the server to the browser. */
export type StoredView = readonly [key: ViewKey, answer: CommerceAnswer<unknown>];

/** Most views that are kept. A page shows about ten, and pages fetched in advance have as many. */
const maximumViews = 60;

/**
 * What the SWR provider is made of. It drops the view that was on screen longest ago, and none that is: SWR would not
 * ask for it again.
 */
export class ViewCache extends Map<string, State<unknown, unknown>> {
  /** A key for each component that shows a view. */
  readonly #shown: string[] = [];

  override set(key: string, state: State<unknown, unknown>): this {
    for (const other of this.keys()) {
      if (this.size < maximumViews) break;
      if (other !== key && !this.#shown.includes(other)) this.delete(other);
    }
    return super.set(key, state);
  }

  /** Keeps a view as long as a component shows it; the answer lets it go. */
  hold(key: string): () => void {
    this.#shown.push(key);
    return () => {
      this.#shown.splice(this.#shown.indexOf(key), 1);
      // Now the one that was on screen last.
      const state = this.get(key);
      if (state && this.delete(key)) super.set(key, state);
    };
  }
}

/** SWR's cache with the function that changes it, as `useSWRConfig` gives them. */
export type CacheAccess = Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'>;

/** In whose name and for which store view views are shown. */
export interface ViewScope {
  readonly storeView: string;
  /** Number of the identity; see {@link ViewKey}. */
  readonly epoch: number;
}

/** Documents of the queries that have been asked for, by name: what the views in the cache show. */
const documents = new Map<string, TypedDocument<unknown, never>>();

/** Answers that a later mutation has overtaken without telling all that they show. */
const outdated = new WeakSet<object>();

/** Key of a query with these variables. */
export function viewKey<Result, Variables extends object>(
  { storeView, epoch }: ViewScope,
  operation: Query<Result, Variables>,
  variables: Variables,
): ViewKey {
  documents.set(operation.name, operation.document);
  return operation.private ? [storeView, operation.name, variables, epoch] : [storeView, operation.name, variables];
}

/** A cache for one request on the server, or for one page in the browser, with the views that the server gave. */
export function createViewCache(views: Iterable<StoredView> = []): ViewCache {
  const cache = new ViewCache();
  for (const view of views) storeView(cache, view);
  return cache;
}

/** Puts an answer into a cache that no component reads yet: on the server, or before a page is shown. */
export function storeView(cache: ViewCache, [key, answer]: StoredView): void {
  cache.set(unstable_serialize(key), { data: answer });
}

/**
 * Answer of a query from the cache.
 *
 * @returns undefined when it is not there or when a mutation has overtaken it: ask the network
 */
export function readView<Result, Variables extends object>(
  cache: CacheAccess['cache'],
  scope: ViewScope,
  operation: Query<Result, Variables>,
  variables: Variables,
): CommerceAnswer<Result> | undefined {
  const answer: unknown = cache.get(unstable_serialize(viewKey(scope, operation, variables)))?.data;
  if (answer === undefined || isOutdated(answer)) return undefined;
  // Views are stored under the key of the operation whose answer they are.
  return answer as CommerceAnswer<Result>;
}

/** True for an answer that has to be fetched again before it can be relied upon. */
export function isOutdated(answer: unknown): boolean {
  return isObject(answer) && outdated.has(answer);
}

/** Says that an answer has to be fetched again. */
export function markOutdated(answer: object): void {
  outdated.add(answer);
}

/** Document of the query whose view stands under a key; undefined for keys that are not ours. */
export function documentOf(key: unknown): TypedDocument<unknown, never> | undefined {
  return isViewKey(key) ? documents.get(key[1]) : undefined;
}

/** True for the key of a view that belongs to one shopper. */
export const isPrivate = ([, , , epoch]: ViewKey): boolean => epoch !== undefined;

/** True for keys of views that have been shown. */
export const isViewKey = (key: unknown): key is ViewKey =>
  Array.isArray(key) && isString(key[0]) && isString(key[1]) && documents.has(key[1]);

/**
 * Drops views, of all store views, e.g. everything that belongs to the cart. Views on screen are
 * fetched again unless told otherwise.
 */
export async function evictViews(
  access: CacheAccess,
  matches: (key: ViewKey) => boolean,
  { revalidate = true }: { revalidate?: boolean } = {},
): Promise<void> {
  await access.mutate((key) => isViewKey(key) && matches(key), undefined, { revalidate });
}
