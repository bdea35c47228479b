import type { CommerceClient, CommerceClientOptions, ExecuteOptions } from './client-types.ts';
import { CommerceError } from './commerce-error.ts';
import { withDeadline } from './deadline.ts';
import { createMutationQueue } from './mutation-queue.ts';
import type { Operation } from './operation.ts';

/** A client that is not there before it is needed. */
export interface LateClient extends CommerceClient {
  /**
   * Fetches the script while other things are under way, where a request is about to follow. A failure shows in that
   * request.
   */
  prepare(): void;
}

/**
 * A client whose script is fetched with the first request: the first view has its data from the server. A script that
 * cannot be fetched counts as a request that found no network, and is fetched again with the next request.
 *
 * @param load fetches what makes the client. Default: the whole client.
 */
export function createLateClient(
  options: CommerceClientOptions,
  load: () => Promise<(options: CommerceClientOptions) => Pick<CommerceClient, 'send'>> = async () =>
    (await import('./client.ts')).createCommerceClient,
): LateClient {
  const { capabilities = [], log = console.error } = options;
  let client: Promise<Pick<CommerceClient, 'send'>> | undefined;

  async function fetchClient(): Promise<Pick<CommerceClient, 'send'>> {
    try {
      return (await load())(options);
    } catch (cause) {
      client = undefined;
      const error = new CommerceError('network', { cause });
      log(error);
      throw error;
    }
  }

  const ready = () => (client ??= fetchClient());

  return {
    capabilities,
    queue: createMutationQueue(),
    async send<Result, Variables extends object>(
      operation: Operation<Result, Variables>,
      variables: Variables,
      executeOptions: ExecuteOptions = {},
    ) {
      const { send } = await withDeadline(ready, { signal: executeOptions.signal, timeout: executeOptions.timeout });
      return send(operation, variables, executeOptions);
    },
    prepare: () => void ready().catch(() => undefined),
  };
}
