import { preload } from 'swr';
import type { Commerce } from './commerce-provider.tsx';
import { execute, isSupported } from './execute.ts';
import type { Query } from './operation.ts';
import { getQueryKey } from './query-cache.ts';

/**
 * Requests a query before the component that uses it is there: its `useQuery` gets this response. Only for what it asks
 * for in any case, because the response waits for it. Does nothing where the backend does not support the query.
 */
export function preloadQuery<Result, Variables extends object>(
  { client, scope }: Pick<Commerce, 'client' | 'scope'>,
  operation: Query<Result, Variables>,
  variables: Variables,
): void {
  if (!isSupported(client, operation)) return;
  const response = preload(getQueryKey(scope, operation, variables), () => execute(client, operation, variables));
  // The component shows the error.
  response.catch(() => undefined);
}
