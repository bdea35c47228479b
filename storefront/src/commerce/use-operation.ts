import { useCallback, useEffect } from 'react';
import useSWR, { unstable_serialize } from 'swr';
import type { CommerceAnswer } from './client-types.ts';
import { useCommerce } from './commerce-provider.tsx';
import { type Query } from './operation.ts';
import { execute, isSupported } from './execute.ts';
import { isStale, getQueryKey } from './query-cache.ts';

/**
 * - `cache-first`: what is cached is shown and not fetched again
 * - `cache-and-network`: what is cached is shown and fetched again
 * - `network-only`: every component that comes up fetches, and what is cached is shown meanwhile
 */
export type FetchPolicy = 'cache-first' | 'cache-and-network' | 'network-only';

export interface UseOperationOptions {
  /** Default: `cache-first`. */
  policy?: FetchPolicy;
  /** Keep showing the last answer while one for other variables is on its way. Default: false. */
  keepPrevious?: boolean;
  /**
   * Fetch again when the shopper comes back to the tab. Default: for private operations, whose data other tabs change.
   */
  refreshOnFocus?: boolean;
}

/** State of a query. */
export interface OperationState<Result> {
  /** The result; undefined while the first answer is on its way, and after a failure without an earlier answer. */
  data: Result | undefined;
  /** Stock refusals of the answer. */
  notices: CommerceAnswer<Result>['notices'];
  /** Errors beside the data of a `partial` operation. */
  errors: CommerceAnswer<Result>['errors'];
  /** What failed last; mostly a CommerceError. */
  error: unknown;
  /** The first answer is on its way. */
  isLoading: boolean;
  /** Any answer is on its way. */
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
 * Reads from the backend through the cache of the page. An operation that the backend does not support stays without
 * data and without an error.
 *
 * @param variables null when nothing can be asked yet
 */
export function useOperation<Result, Variables extends object>(
  operation: Query<Result, Variables>,
  variables: Variables | null,
  options: UseOperationOptions = {},
): OperationState<Result> {
  const { policy = 'cache-first', keepPrevious = false, refreshOnFocus = operation.private } = options;
  const { client, scope, queryCache } = useCommerce();
  const key = variables && isSupported(client, operation) ? getQueryKey(scope, operation, variables) : null;
  const fetcher = variables && (() => execute(client, operation, variables));
  const stored = unstable_serialize(key);
  const cached: unknown = queryCache.get(stored)?.data;
  useEffect(() => (stored ? queryCache.hold(stored) : undefined), [queryCache, stored]);

  const {
    data: answer,
    error,
    isLoading,
    isValidating,
    mutate,
  } = useSWR<CommerceAnswer<Result>, unknown>(key, fetcher, {
    ...POLICIES[policy],
    ...(isStale(cached) && { revalidateIfStale: true }),
    keepPreviousData: keepPrevious,
    revalidateOnFocus: refreshOnFocus,
  });
  const revalidate = useCallback(async () => {
    await mutate();
  }, [mutate]);
  const { data, notices = [], errors = [] } = answer ?? {};
  return { data, notices, errors, error, isLoading, isValidating, revalidate };
}
