import type { Capabilities } from './capabilities.ts';
import type { GraphQLErrorDetail } from './commerce-error.ts';
import type { MutationQueue } from './mutation-queue.ts';
import type { Operation } from './operation.ts';
import type { RetryEnvironment } from './retry.ts';
import type { StockNotice } from './stock-notices.ts';

/** In whose name and for which store view a request is sent. */
export interface RequestIdentity {
  /** Customer token; undefined for a guest. */
  token: string | undefined;
  /** Code of the store view; undefined for the default one, whose code only the backend knows. */
  storeView: string | undefined;
  /** Chosen display currency; undefined for the store view's own. */
  currency: string | undefined;
}

export interface CommerceClientOptions {
  /** Absolute URL of the GraphQL endpoint; see `graphqlEndpoint`. */
  endpoint: string;
  /** Asked before every request. */
  identity(): RequestIdentity;
  /** Capabilities of the backend beyond stock Magento. Default: nothing. */
  capabilities?: Capabilities;
  /** Key for an API gateway in front of the backend. */
  gatewayKey?: string;
  /** Whether cookies go along, also to a backend on another origin. Default: to the shop's own origin only. */
  credentials?: RequestCredentials;
  /**
   * Fresh captcha token for a form type; undefined when the form is not protected. A failure is logged and the call
   * goes on.
   */
  captchaToken?(form: string): Promise<string | undefined>;
  /** Further headers for an operation, e.g. of an admin preview; they are fetched past every cache. */
  extraHeaders?(operationName: string): Record<string, string> | undefined;
  /**
   * Called when the backend does not accept a token any more; afterward a public query is repeated as a guest.
   *
   * @returns false when the token had been given up: then a private operation ends as one that the caller gave up
   */
  onTokenRefused?(token: string): boolean;
  /** Code of the store view that is shown, where the embedded snapshot may answer its first request. Default: none. */
  snapshotOf?: string;
  /** Longest time of an operation in ms. Default: `timeLimits.query` for queries; mutations have the queue's. */
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
  /** Whether a refused token is the answer that the caller asks for, and leaves the session as it is. Default: no. */
  mayRefuseToken?: boolean;
}

/** Result of an operation. */
export interface CommerceResult<Result> {
  readonly data: Result;
  /** Stock errors; their list entries are not in the data. A mutation with one may have changed nothing. */
  readonly notices: readonly StockNotice[];
  /** Errors next to the data; only of operations that are marked `partial`. */
  readonly errors: readonly GraphQLErrorDetail[];
}

export interface CommerceClient {
  /** Capabilities of the backend beyond stock Magento. */
  readonly capabilities: Capabilities;
  /** Mutations of this client; `drain` it on sign-out. */
  readonly queue: MutationQueue;
  /**
   * Sends one operation immediately, past the queue. Features call `execute` of operation.ts instead.
   *
   * @throws CommerceError
   */
  send<Result, Variables extends object>(
    operation: Operation<Result, Variables>,
    variables: Variables,
    options?: ExecuteOptions,
  ): Promise<CommerceResult<Result>>;
}
