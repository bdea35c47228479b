import type { CommerceResult, CommerceClient, ExecuteOptions } from './client-types.ts';
import { mergeMutationResult } from './merge-mutation-result.ts';
import { type Mutation } from './operation.ts';
import { executeExclusive, type SendExclusive } from './execute.ts';
import type { CacheAccess } from './query-cache.ts';

/** Functions that send mutations and merge the results into all cached queries. */
export interface Mutate {
  /**
   * Executes one mutation through the mutation queue.
   *
   * @throws CommerceError
   */
  mutate<Result, Variables extends object>(
    mutation: Mutation<Result, Variables>,
    variables: Variables,
    options?: ExecuteOptions,
  ): Promise<CommerceResult<Result>>;
  /**
   * Executes several operations as one entry of the queue.
   *
   * @throws CommerceError, or whatever the unit throws
   */
  mutateExclusive<Result>(unit: (send: SendExclusive) => Promise<Result>, options?: ExecuteOptions): Promise<Result>;
}

/** Creates the mutation functions of a client and the cache of the page. */
export function createMutate(client: CommerceClient, access: CacheAccess): Mutate {
  const mutateExclusive: Mutate['mutateExclusive'] = (unit, options) =>
    executeExclusive(
      client,
      (send) =>
        unit(async (operation, variables, onResponse) => {
          const result = await send(operation, variables);
          onResponse?.(result);
          if (operation.kind === 'mutation') mergeMutationResult(access, operation, result);
          return result;
        }),
      options,
    );
  return {
    mutateExclusive,
    mutate: (mutation, variables, options) => mutateExclusive((send) => send(mutation, variables), options),
  };
}
