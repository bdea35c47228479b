import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import type { CommerceClient } from './client-types.ts';
import type { QueryCache, QueryScope } from './query-cache.ts';

/** Context of requests to the backend. */
export interface Commerce {
  readonly client: CommerceClient;
  readonly scope: QueryScope;
  /** Queries of this page. */
  readonly queryCache: QueryCache;
}

const CommerceContext = createContext<Commerce | null>(null);

/**
 * The client repeats what is safe to repeat, so SWR does not; data that is there is not fetched again just because a
 * component comes up.
 */
const configuration: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  shouldRetryOnError: false,
};

export interface CommerceProviderProps extends QueryScope {
  client: CommerceClient;
  /** Cache of this page or request; it stays the same as long as the page lives. */
  cache: QueryCache;
  children: ReactNode;
}

/** Gives the components below it a client, a query cache, and the identity to which private queries belong. */
export function CommerceProvider({ client, cache, storeView, epoch, children }: CommerceProviderProps) {
  const commerce = useMemo(
    () => ({ client, scope: { storeView, epoch }, queryCache: cache }),
    [client, storeView, epoch, cache],
  );
  const value = useMemo(() => ({ ...configuration, provider: () => cache }), [cache]);
  return (
    <CommerceContext value={commerce}>
      <SWRConfig value={value}>{children}</SWRConfig>
    </CommerceContext>
  );
}

/**
 * Client and identity of the surrounding {@link CommerceProvider}.
 *
 * @throws Error outside of one
 */
export function useCommerce(): Commerce {
  const commerce = useContext(CommerceContext);
  if (!commerce) throw new Error('useCommerce needs a CommerceProvider above it.');
  return commerce;
}
