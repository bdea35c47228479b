import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { CommerceAnswer, ExecuteOptions } from './client-types.ts';
import { useCommerce } from './commerce-provider.tsx';
import { mergeAnswer } from './merge-answer.ts';
import { executeUnit, type Mutation, type SendInUnit } from './operation.ts';

/** Functions that write to the backend and bring the answers into all views on the page. */
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
   * Executes several calls as one entry of the queue. [RSK-03]
   *
   * @throws CommerceError, or whatever the unit throws
   */
  mutateAsUnit<Answer>(unit: (send: SendInUnit) => Promise<Answer>, options?: ExecuteOptions): Promise<Answer>;
}

/** Writes to the backend. */
export function useMutate(): Mutate {
  const { client } = useCommerce();
  const { cache, mutate: mutateCache } = useSWRConfig();

  const mutateAsUnit = useCallback<Mutate['mutateAsUnit']>(
    (unit, options) =>
      executeUnit(
        client,
        (send) =>
          unit(async (operation, variables) => {
            const answer = await send(operation, variables);
            if (operation.kind === 'mutation') mergeAnswer({ cache, mutate: mutateCache }, operation, answer);
            return answer;
          }),
        options,
      ),
    [client, cache, mutateCache],
  );
  const mutate = useCallback<Mutate['mutate']>(
    (mutation, variables, options) => mutateAsUnit((send) => send(mutation, variables), options),
    [mutateAsUnit],
  );
  return { mutate, mutateAsUnit };
}
