import type { CommerceAnswer, CommerceClient, ExecuteOptions } from './client-types.ts';
import { mergeAnswer } from './merge-answer.ts';
import { type Mutation } from './operation.ts';
import { executeUnit, type SendInUnit } from './execute.ts';
import type { CacheAccess } from './query-cache.ts';

/** Functions that send mutations and merge the results into all cached queries. */
export interface Mutate {
  /**
   * Executes one mutation when its turn comes.
   *
   * @throws CommerceError
   */
  mutate<Result, Variables extends object>(
    mutation: Mutation<Result, Variables>,
    variables: Variables,
    options?: ExecuteOptions,
  ): Promise<CommerceAnswer<Result>>;
  /**
   * Executes several calls as one entry of the queue.
   *
   * @throws CommerceError, or whatever the unit throws
   */
  mutateAsUnit<Answer>(unit: (send: SendInUnit) => Promise<Answer>, options?: ExecuteOptions): Promise<Answer>;
}

/** Binds writing to a client and to the cache of the page. */
export function createMutate(client: CommerceClient, access: CacheAccess): Mutate {
  const mutateAsUnit: Mutate['mutateAsUnit'] = (unit, options) =>
    executeUnit(
      client,
      (send) =>
        unit(async (operation, variables) => {
          const answer = await send(operation, variables);
          if (operation.kind === 'mutation') mergeAnswer(access, operation, answer);
          return answer;
        }),
      options,
    );
  return {
    mutateAsUnit,
    mutate: (mutation, variables, options) => mutateAsUnit((send) => send(mutation, variables), options),
  };
}
