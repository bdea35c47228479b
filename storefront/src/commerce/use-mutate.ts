import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { useCommerce } from './commerce-provider.tsx';
import { createMutate, type Mutate } from './mutate.ts';

/** Writes to the backend. */
export function useMutate(): Mutate {
  const { client } = useCommerce();
  const { cache, mutate } = useSWRConfig();
  return useMemo(() => createMutate(client, { cache, mutate }), [client, cache, mutate]);
}
