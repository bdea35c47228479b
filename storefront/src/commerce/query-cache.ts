import { unstable_serialize, type State, type useSWRConfig } from 'swr';
import type { CommerceResult } from './client-types.ts';
import type { TypedDocument } from './graphql.ts';
import { isObject, isString } from './guards.ts';
import type { Query } from './operation.ts';

/**
 * Key of a query in the SWR cache. Private queries also have the identity epoch, a number that changes when a shopper
 * signs in or out, so that no shopper sees the data of another one.
 */
export type QueryKey = readonly [storeView: string, operation: string, variables: object, epoch?: number];

/** Result of a query with its key, e.g. to send it from the server to the browser. */
export type CachedQuery = readonly [key: QueryKey, result: CommerceResult<unknown>];

/** Maximum number of cached queries. A page uses about ten, and each prefetched page about as many. */
const MAX_QUERIES = 60;

/**
 * Cache of the SWR provider. Evicts the query that was in use longest ago, and never one that a mounted component uses:
 * SWR would not fetch it again.
 */
export class QueryCache extends Map<string, State<unknown, unknown>> {
  /** One key for each mounted component that uses a query. */
  readonly #inUse: string[] = [];

  override set(key: string, state: State<unknown, unknown>): this {
    for (const other of this.keys()) {
      if (this.size < MAX_QUERIES) break;
      if (other !== key && !this.#inUse.includes(other)) this.delete(other);
    }
    return super.set(key, state);
  }

  /** Protects a query from eviction while a component uses it. Returns a function that releases it. */
  hold(key: string): () => void {
    this.#inUse.push(key);
    return () => {
      this.#inUse.splice(this.#inUse.indexOf(key), 1);
      // Moves the entry to the end, because it was used last.
      const state = this.get(key);
      if (state && this.delete(key)) super.set(key, state);
    };
  }
}

/** SWR's cache and its `mutate`, as returned by `useSWRConfig`. */
export type CacheAccess = Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'>;

/** Store view and identity of which queries are cached. */
export interface QueryScope {
  readonly storeView: string;
  /** Number of the identity; see {@link QueryKey}. */
  readonly epoch: number;
}

/** Documents of the queries that have been requested, by operation name. */
const documents = new Map<string, TypedDocument<unknown, never>>();

/** Results that a later mutation has changed in part, so that they must be fetched again. */
const stale = new WeakSet<object>();

/** Returns the key of a query with the given variables. */
export function getQueryKey<Result, Variables extends object>(
  { storeView, epoch }: QueryScope,
  operation: Query<Result, Variables>,
  variables: Variables,
): QueryKey {
  documents.set(operation.name, operation.document);
  return operation.private ? [storeView, operation.name, variables, epoch] : [storeView, operation.name, variables];
}

/** Creates the cache for one request on the server, or for one page in the browser with the queries of the server. */
export function createQueryCache(queries: Iterable<CachedQuery> = []): QueryCache {
  const cache = new QueryCache();
  for (const query of queries) writeQuery(cache, query);
  return cache;
}

/** Writes a result into a cache that no component reads yet: on the server, or before a page is rendered. */
export function writeQuery(cache: QueryCache, [key, result]: CachedQuery): void {
  cache.set(unstable_serialize(key), { data: result });
}

/**
 * Reads the result of a query from the cache.
 *
 * @returns undefined when it is not cached or is stale
 */
export function readQuery<Result, Variables extends object>(
  cache: CacheAccess['cache'],
  scope: QueryScope,
  operation: Query<Result, Variables>,
  variables: Variables,
): CommerceResult<Result> | undefined {
  const result: unknown = cache.get(unstable_serialize(getQueryKey(scope, operation, variables)))?.data;
  if (result === undefined || isStale(result)) return undefined;
  // Results are cached under the key of their operation.
  return result as CommerceResult<Result>;
}

/** Returns whether a result must be fetched again before it is used. */
export function isStale(result: unknown): boolean {
  return isObject(result) && stale.has(result);
}

/** Marks a result as one that must be fetched again. */
export function markStale(result: object): void {
  stale.add(result);
}

/** Returns the document of the query with this key; undefined for keys that are not of queries. */
export function getQueryDocument(key: unknown): TypedDocument<unknown, never> | undefined {
  return isQueryKey(key) ? documents.get(key[1]) : undefined;
}

/** Returns whether a key is of a query whose result belongs to one shopper. */
export const isPrivate = ([, , , epoch]: QueryKey): boolean => epoch !== undefined;

/** Returns whether a value is the key of a query that has been requested. */
export const isQueryKey = (key: unknown): key is QueryKey =>
  Array.isArray(key) && isString(key[0]) && isString(key[1]) && documents.has(key[1]);

/**
 * Evicts queries of all store views, e.g. all that belong to the cart.
 *
 * @param options.revalidate - Whether to fetch queries in use again. Default: true.
 */
export async function evictQueries(
  access: CacheAccess,
  matches: (key: QueryKey) => boolean,
  { revalidate = true }: { revalidate?: boolean } = {},
): Promise<void> {
  await access.mutate((key) => isQueryKey(key) && matches(key), undefined, { revalidate });
}
