import type { CommerceAnswer, CommerceClient, ExecuteOptions } from './client-types.ts';
import type { Operation } from './operation.ts';

/** True when the backend knows the operation; ask before executing one that requires a capability. */
export function isSupported(client: CommerceClient, operation: Operation<unknown, never>): boolean {
  return operation.requires.every((capability) => client.capabilities.includes(capability));
}

/**
 * Executes an operation. A query is sent at once; a mutation waits for its turn in the client's queue.
 *
 * @throws CommerceError
 */
export function execute<Result, Variables extends object>(
  client: CommerceClient,
  operation: Operation<Result, Variables>,
  variables: Variables,
  options: ExecuteOptions = {},
): Promise<CommerceAnswer<Result>> {
  return operation.kind === 'query'
    ? client.send(operation, variables, options)
    : executeUnit(client, (send) => send(operation, variables), options);
}

/** Sends one call of a unit; only for use inside {@link executeUnit}. */
export type SendInUnit = <Result, Variables extends object>(
  operation: Operation<Result, Variables>,
  variables: Variables,
) => Promise<CommerceAnswer<Result>>;

/**
 * Runs several calls as one entry of the mutation queue, so that no other mutation slips between them.
 *
 * @param unit gets the function that sends; its answer is the answer of the unit
 */
export function executeUnit<Answer>(
  client: CommerceClient,
  unit: (send: SendInUnit) => Promise<Answer>,
  options: ExecuteOptions = {},
): Promise<Answer> {
  return client.queue.add(
    (signal) => unit((operation, variables) => client.send(operation, variables, { ...options, signal })),
    options,
  );
}
