import { useCallback, useEffect } from 'react';
import useSWR, { unstable_serialize } from 'swr';
import type { CommerceResult } from './client-types.ts';
import { useCommerce } from './commerce-provider.tsx';
import { type Query } from './operation.ts';
import { execute, isSupported } from './execute.ts';
import { isStale, getQueryKey } from './query-cache.ts';

/**
 * - `cache-first`: what is cached is shown and not fetched again
 * - `cache-and-network`: what is cached is shown and fetched again
 * - `network-only`: every component that comes up fetches, and what is cached is shown in the meantime
 */
export type FetchPolicy = 'cache-first' | 'cache-and-network' | 'network-only';

export interface UseQueryOptions {
  /** Default: `cache-first`. */
  policy?: FetchPolicy;
  /** Keep the previous data while other variables load. Default: false. */
  keepPrevious?: boolean;
  /**
   * Fetch again when the shopper comes back to the tab. Default: for private operations, whose data other tabs change.
   */
  refreshOnFocus?: boolean;
  /** Whether the first request waits, e.g. for a mutation. Cached data is shown. Default: false. */
  isDeferred?: boolean;
}

/** State of a query. */
export interface QueryState<Result> {
  /** The result; undefined while the first response is loading, and after a failure without an earlier response. */
  data: Result | undefined;
  /** Stock notices of the response. */
  notices: CommerceResult<Result>['notices'];
  /** Errors next to the data of a `partial` operation. */
  errors: CommerceResult<Result>['errors'];
  /** Last error; mostly a CommerceError. */
  error: unknown;
  /** Whether the first response is loading, or waits. */
  isLoading: boolean;
  /** Whether any response is loading. */
  isValidating: boolean;
  /** Fetches again. */
  revalidate(): Promise<void>;
}

const POLICIES = {
  'cache-first': {},
  'cache-and-network': { revalidateIfStale: true },
  'network-only': { revalidateOnMount: true, dedupingInterval: 0 },
} as const;

/**
 * Fetches a query through the query cache of the page. A query that the backend does not support stays without data
 * and without an error.
 *
 * @param variables - null while nothing can be requested yet
 */
export function useQuery<Result, Variables extends object>(
  operation: Query<Result, Variables>,
  variables: Variables | null,
  options: UseQueryOptions = {},
): QueryState<Result> {
  const {
    policy = 'cache-first',
    keepPrevious = false,
    refreshOnFocus = operation.private,
    isDeferred = false,
  } = options;
  const { client, scope, queryCache } = useCommerce();
  const wanted = variables && isSupported(client, operation) ? getQueryKey(scope, operation, variables) : null;
  const fetcher = variables && (() => execute(client, operation, variables));
  const stored = unstable_serialize(wanted);
  const cached: unknown = queryCache.get(stored)?.data;
  const isWaiting = isDeferred && wanted !== null && cached === undefined;
  const key = isWaiting ? null : wanted;
  useEffect(() => (stored ? queryCache.hold(stored) : undefined), [queryCache, stored]);

  const {
    data: result,
    error,
    isLoading,
    isValidating,
    mutate,
  } = useSWR<CommerceResult<Result>, unknown>(key, fetcher, {
    ...POLICIES[policy],
    ...(isStale(cached) && { revalidateIfStale: true }),
    keepPreviousData: keepPrevious,
    revalidateOnFocus: refreshOnFocus,
  });
  const revalidate = useCallback(async () => {
    await mutate();
  }, [mutate]);
  const { data, notices = [], errors = [] } = result ?? {};
  return { data, notices, errors, error, isLoading: isLoading || isWaiting, isValidating, revalidate };
}
