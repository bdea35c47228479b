import { ClientError, GraphQLClient } from 'graphql-request';
import type { Capabilities } from './capabilities.ts';
import { CommerceError, type GraphQLErrorDetail } from './commerce-error.ts';
import { withDeadline } from './deadline.ts';
import { headerNames } from './header-names.ts';
import { createMutationQueue, type MutationQueue } from './mutation-queue.ts';
import type { Operation } from './operation.ts';
import { readErrors } from './read-errors.ts';
import { ambientEnvironment, retry, type RetryEnvironment } from './retry.ts';
import { separateStockErrors, type StockNotice } from './stock-notices.ts';
import { fetchJson, toTransportError } from './transport.ts';

/** Longest URL of a query by GET; longer ones go by POST. Proxies refuse URLs beyond this order of size. */
export const LONGEST_URL = 2000;

/** In whose name and for which store view a request is sent. */
export interface RequestIdentity {
  /** Customer token; undefined for a guest. */
  token: string | undefined;
  /** Code of the store view. */
  storeView: string;
  /** Chosen display currency; undefined for the store view's own. */
  currency: string | undefined;
}

export interface CommerceClientOptions {
  /** Absolute URL of the GraphQL endpoint; see {@link graphqlEndpoint}. */
  endpoint: string;
  /** Asked before every request. */
  identity(): RequestIdentity;
  /** What the backend can do beyond stock Magento. Default: nothing. */
  capabilities?: Capabilities;
  /** Key for an API gateway in front of the backend. [NET-08] */
  gatewayKey?: string;
  /** Whether cookies go along, also to a backend on another origin. Default: to the shop's own origin only. */
  credentials?: RequestCredentials;
  /** Fresh captcha token for a form type; undefined when the form is not protected. A failure is logged and the call goes on. */
  captchaToken?(form: string): Promise<string | undefined>;
  /** Further headers for an operation, e.g. of an admin preview; they are fetched past every cache. */
  extraHeaders?(operationName: string): Record<string, string> | undefined;
  /** Called when the backend does not accept the token any more; afterwards a public query is repeated as a guest. */
  onTokenRefused?(): void | Promise<void>;
  /** Embedded answers by operation name, each used for the first request of that operation. [CFG-12] */
  snapshots?: Readonly<Record<string, unknown>>;
  /** Longest time of one request in ms. Default: no limit for queries; mutations have the queue's. */
  timeout?: number;
  fetch?: typeof fetch;
  retryEnvironment?: RetryEnvironment;
  /** Gets every failure but `aborted`. Default: the console. */
  log?(error: unknown): void;
}

export interface ExecuteOptions {
  signal?: AbortSignal | undefined;
  /** Longest time in ms; for a mutation counted from its turn in the queue. */
  timeout?: number | undefined;
}

/** What a call gave. */
export interface CommerceAnswer<Result> {
  readonly data: Result;
  /** Stock refusals; the list entries that they stand for are not in the data. A mutation with one may have done nothing. */
  readonly notices: readonly StockNotice[];
  /** Errors beside the data; only of operations that are marked `partial`. */
  readonly errors: readonly GraphQLErrorDetail[];
}

export interface CommerceClient {
  /** What the backend can do beyond stock Magento. */
  readonly capabilities: Capabilities;
  /** Mutations of this client; `drain` it on sign-out. */
  readonly queue: MutationQueue;
  /**
   * Sends one operation at once, past the queue. Features call `execute` of operation.ts instead.
   *
   * @throws CommerceError
   */
  send<Result, Variables extends object>(
    operation: Operation<Result, Variables>,
    variables: Variables,
    options?: ExecuteOptions,
  ): Promise<CommerceAnswer<Result>>;
}

/**
 * URL of the GraphQL endpoint. [NET-01]
 *
 * @param backendUrl origin of the backend, perhaps with a path; empty for the shop's own
 * @param origin the shop's origin
 */
export function graphqlEndpoint(backendUrl: string, origin: string): string {
  return new URL(`${backendUrl.replace(/\/+$/, '')}/graphql`, origin).href;
}

/** True when the backend refused the whole request for its token. A wrong password has the same category, but a path. */
const isTokenRefusal = (error: unknown) =>
  error instanceof CommerceError &&
  error.errors.some(({ category, path }) => category === 'graphql-authentication' && path.length === 0);

/** Client of the backend's GraphQL endpoint: one for each browser tab, one for each request on the server. */
export function createCommerceClient(options: CommerceClientOptions): CommerceClient {
  const {
    endpoint,
    capabilities = [],
    gatewayKey,
    credentials = 'same-origin',
    fetch: send = fetch,
    retryEnvironment = ambientEnvironment,
    log = console.error,
  } = options;
  const snapshots = new Map(Object.entries(options.snapshots ?? {}));
  let cacheId: { owner: string; value: string } | undefined;

  async function createHeaders(operation: Operation<unknown, never>, { token, storeView, currency }: RequestIdentity, owner: string) {
    const headers: Record<string, string> = { store: storeView };
    if (token) headers['authorization'] = `Bearer ${token}`;
    if (currency) headers['Content-Currency'] = currency;
    if (gatewayKey) headers[headerNames.gatewayKey] = gatewayKey;
    // An id of another identity would let a shared cache mix up two shoppers.
    if (operation.kind === 'query' && cacheId?.owner === owner) headers[headerNames.cacheId] = cacheId.value;
    if (operation.captchaForm) {
      const captcha = await options.captchaToken?.(operation.captchaForm).catch(log);
      if (captcha) headers[headerNames.captcha] = captcha;
    }
    return headers;
  }

  async function request<Result, Variables extends object>(
    operation: Operation<Result, Variables>,
    variables: Variables,
    identity: RequestIdentity,
    signal: AbortSignal,
  ): Promise<CommerceAnswer<Result>> {
    const owner = JSON.stringify([identity.token, identity.storeView, identity.currency]);
    const extraHeaders = options.extraHeaders?.(operation.name);
    const headers = { ...(await createHeaders(operation, identity, owner)), ...extraHeaders };
    const query = operation.document.toString(capabilities);
    const hasVariables = Object.keys(variables).length > 0;

    const graphql = new GraphQLClient(endpoint, {
      method: isSentByGet(operation, endpoint, query, variables) ? 'GET' : 'POST',
      cache: operation.private || extraHeaders ? 'no-store' : 'default',
      credentials,
      errorPolicy: 'all',
      async fetch(url, init) {
        const response = await fetchJson(send, String(url), init ?? {});
        const value = response.headers.get(headerNames.cacheId);
        if (value) cacheId = { owner, value };
        return response;
      },
    });
    const { data, errors, status } = await graphql
      .rawRequest<Result>({ query, signal, requestHeaders: headers, ...(hasVariables ? { variables } : {}) })
      .catch((error: unknown) => readFailure<Result>(error, signal));
    return readAnswer(operation, data, readErrors(errors), status);
  }

  return {
    capabilities,
    queue: createMutationQueue(),
    async send<Result, Variables extends object>(
      operation: Operation<Result, Variables>,
      variables: Variables,
      { signal, timeout = options.timeout }: ExecuteOptions = {},
    ): Promise<CommerceAnswer<Result>> {
      if (snapshots.has(operation.name)) {
        const snapshot = snapshots.get(operation.name);
        snapshots.delete(operation.name);
        // A snapshot is filed under the name of the operation whose result it is.
        return { data: snapshot as Result, notices: [], errors: [] };
      }
      const sendAs = (identity: RequestIdentity) => {
        const attempt = () => withDeadline((deadline) => request(operation, variables, identity, deadline), { timeout, signal });
        return operation.repeatable ? retry(attempt, { signal, environment: retryEnvironment }) : attempt();
      };
      const identity = options.identity();
      try {
        try {
          return await sendAs(identity);
        } catch (error) {
          if (identity.token === undefined || !isTokenRefusal(error)) throw error;
          await options.onTokenRefused?.();
          if (operation.private) throw error;
          return await sendAs({ ...identity, token: undefined });
        }
      } catch (error) {
        if (!(error instanceof CommerceError && error.kind === 'aborted')) log(error);
        throw error;
      }
    },
  };
}

/** Public queries go by GET, so that caches can answer them; everything else and what is too long for a URL by POST. [NET-02, NET-03] */
function isSentByGet(operation: Operation<unknown, never>, endpoint: string, query: string, variables: object): boolean {
  if (operation.kind === 'mutation' || operation.private) return false;
  const search = new URLSearchParams({ query, variables: JSON.stringify(variables), operationName: operation.name });
  return `${endpoint}?${search}`.length <= LONGEST_URL;
}

/** Reads GraphQL errors also from answers with a 4xx or 5xx status, as newer Magento versions send them. */
function readFailure<Result>(error: unknown, signal: AbortSignal) {
  if (!(error instanceof ClientError)) throw toTransportError(error, signal);
  const { status, errors, data } = error.response;
  if (errors === undefined) throw new CommerceError('unavailable', { status });
  // graphql-request types the body of a failure as unknown; it answers the same document as a success.
  return { data: data as Result, errors, status };
}

/** Turns data and errors of a response into an answer, or into the error that they stand for. */
function readAnswer<Result>(
  operation: Operation<Result, never>,
  data: Result | null | undefined,
  allErrors: readonly GraphQLErrorDetail[],
  status: number,
): CommerceAnswer<Result> {
  const { errors, notices } = separateStockErrors(data, allErrors);
  const hasData = data !== null && data !== undefined;
  if (errors.length > 0 && !(operation.partial && hasData)) {
    throw new CommerceError('graphql', { errors, status, operation: operation.name });
  }
  if (!hasData) {
    throw notices.length > 0
      ? new CommerceError('stock', { errors: notices, status, operation: operation.name })
      : new CommerceError('unavailable', { status, operation: operation.name });
  }
  return { data, notices, errors };
}
