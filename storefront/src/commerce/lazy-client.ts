import type { CommerceClient, CommerceClientOptions, ExecuteOptions } from './client-types.ts';
import { CommerceError } from './commerce-error.ts';
import { withDeadline } from './deadline.ts';
import { createMutationQueue } from './mutation-queue.ts';
import type { Operation } from './operation.ts';

/** Client whose code is loaded on demand. */
export interface LazyClient extends CommerceClient {
  /**
   * Starts loading the code before a request that is about to follow. A failure rejects that request.
   */
  preload(): void;
}

/**
 * Creates a client whose code is loaded with the first request, because the first page has its data from the server. A
 * failure to load counts as a network error, and the next request loads the code again.
 *
 * @param load - Loads the factory of the client. Default: the whole client.
 */
export function createLazyClient(
  options: CommerceClientOptions,
  load: () => Promise<(options: CommerceClientOptions) => Pick<CommerceClient, 'send'>> = async () =>
    (await import('./client.ts')).createCommerceClient,
): LazyClient {
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
    preload: () => void ready().catch(() => undefined),
  };
}
