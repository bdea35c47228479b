import type { CommerceResult, CommerceClient, ExecuteOptions } from './client-types.ts';
import type { Operation } from './operation.ts';

/** True when the backend knows the operation; ask before executing one that requires a capability. */
export function isSupported(client: CommerceClient, operation: Operation<unknown, never>): boolean {
  return operation.requires.every((capability) => client.capabilities.includes(capability));
}

/**
 * Executes an operation. A query is sent immediately; a mutation waits for its turn in the client's queue.
 *
 * @throws CommerceError
 */
export function execute<Result, Variables extends object>(
  client: CommerceClient,
  operation: Operation<Result, Variables>,
  variables: Variables,
  options: ExecuteOptions = {},
): Promise<CommerceResult<Result>> {
  return operation.kind === 'query'
    ? client.send(operation, variables, options)
    : executeExclusive(client, (send) => send(operation, variables), options);
}

/**
 * Sends one call of a unit; only for use inside {@link executeExclusive}.
 *
 * @param onResponse - Called with the response in the same task in which it is merged into the cached queries, and
 *   before it is. Default: nothing.
 */
export type SendExclusive = <Result, Variables extends object>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  onResponse?: (response: CommerceResult<Result>) => void,
) => Promise<CommerceResult<Result>>;

/**
 * Runs several operations as one entry of the mutation queue, so that no other mutation runs between them.
 *
 * @param unit - Receives the function that sends; its result is the result of the call.
 */
export function executeExclusive<Result>(
  client: CommerceClient,
  unit: (send: SendExclusive) => Promise<Result>,
  options: ExecuteOptions = {},
): Promise<Result> {
  return client.queue.add(
    (signal) =>
      unit(async (operation, variables, onResponse) => {
        const response = await client.send(operation, variables, { ...options, signal });
        onResponse?.(response);
        return response;
      }),
    options,
  );
}
