import { GraphQLClient } from 'graphql-request';
import type {
  CommerceResult,
  CommerceClient,
  CommerceClientOptions,
  ExecuteOptions,
  RequestIdentity,
} from './client-types.ts';
import { CommerceError, failsBeforeFields } from './commerce-error.ts';
import { withDeadline } from './deadline.ts';
import { headerNames } from './header-names.ts';
import { createMutationQueue } from './mutation-queue.ts';
import type { Operation } from './operation.ts';
import { createRandomId } from './random-id.ts';
import { parseResponse, parseErrorResponse } from './parse-response.ts';
import { ambientEnvironment, retry } from './retry.ts';
import { createRequestDeduplicator } from './request-deduplicator.ts';
import { shortenDocument } from './shorten-document.ts';
import { storeSnapshot } from './store-snapshot.ts';
import * as timeLimits from './time-limits.ts';
import { fetchJson } from './transport.ts';

/** Longest URL of a query by GET; longer ones go by POST. Proxies refuse URLs beyond this order of size. */
export const MAX_URL_LENGTH = 2000;

/**
 * True when the backend refused the whole request for its token, or, before Magento 2.4.8, answered a customer as a
 * guest: then whatever belongs to customers alone is not authorized. A wrong password has the category of the former,
 * but a path; an address that may not be changed, e.g. a default one, has that of the latter, and its id in the message.
 */
const isTokenRefusal = (error: unknown) =>
  error instanceof CommerceError &&
  error.errors.some(({ category, path, message }) =>
    path.length === 0
      ? category === 'graphql-authentication'
      : category === 'graphql-authorization' &&
        !/\d/.test(message) &&
        /customer|wishlist|paymentToken|reorder/i.test(String(path[0])),
  );

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
  const { responses } = storeSnapshot;
  const isSnapshotOf = responses.storeConfigData.storeConfig.store_code === options.snapshotOf;
  const snapshots = new Map<string, unknown>(isSnapshotOf ? Object.entries(responses) : []);
  const share = createRequestDeduplicator();
  const written = new Map<string, string>();
  let cacheId: { owner: string; value: string } | undefined;

  /** The document as it is sent, made once. */
  function write(document: string): string {
    const query = written.get(document) ?? shortenDocument(document);
    written.set(document, query);
    return query;
  }

  async function createHeaders(
    operation: Operation<unknown, never>,
    { token, storeView, currency }: RequestIdentity,
    owner: string,
  ) {
    const headers: Record<string, string> = {};
    if (storeView) headers['store'] = storeView;
    if (token) headers['authorization'] = `Bearer ${token}`;
    if (currency) headers['Content-Currency'] = currency;
    if (gatewayKey) headers[headerNames.gatewayKey] = gatewayKey;
    if (operation.kind === 'mutation') headers[headerNames.idempotencyKey] = createRandomId();
    // An id of another identity would let a shared cache mix up two shoppers.
    if (operation.kind === 'query' && cacheId?.owner === owner) headers[headerNames.cacheId] = cacheId.value;
    if (operation.captchaForm) {
      // The result of the logger, e.g. the id of the error, is no token.
      const captcha = await options.captchaToken?.(operation.captchaForm).catch((error: unknown) => {
        log(error);
      });
      if (captcha) headers[headerNames.captcha] = captcha;
    }
    return headers;
  }

  async function request<Result, Variables extends object>(
    operation: Operation<Result, Variables>,
    variables: Variables,
    identity: RequestIdentity,
    signal: AbortSignal,
  ): Promise<CommerceResult<Result>> {
    const owner = JSON.stringify([identity.token, identity.storeView, identity.currency]);
    const extraHeaders = options.extraHeaders?.(operation.name);
    const headers = { ...(await createHeaders(operation, identity, owner)), ...extraHeaders };
    const query = write(operation.document.toString(capabilities));
    const hasVariables = Object.keys(variables).length > 0;

    const graphql = new GraphQLClient(endpoint, {
      method: isSentByGet(operation, endpoint, query, variables) ? 'GET' : 'POST',
      // Prices of a customer's group must not stay in the browser, nor those of guests take their place.
      cache: operation.private || extraHeaders || identity.token ? 'no-store' : 'default',
      credentials,
      errorPolicy: 'all',
      async fetch(url, init) {
        const response = await fetchJson(send, url, init ?? {});
        const value = response.headers.get(headerNames.cacheId);
        if (value) cacheId = { owner, value };
        return response;
      },
    });
    const { data, errors, status } = await graphql
      .rawRequest<unknown>({ query, signal, requestHeaders: headers, ...(hasVariables ? { variables } : {}) })
      .catch((error: unknown) => parseErrorResponse(error, signal));
    return parseResponse(operation, data, errors, status);
  }

  async function sendAs<Result, Variables extends object>(
    identity: RequestIdentity,
    operation: Operation<Result, Variables>,
    variables: Variables,
    { signal, timeout, mayRefuseToken }: ExecuteOptions,
  ): Promise<CommerceResult<Result>> {
    const attempt = (deadline: AbortSignal) => request(operation, variables, identity, deadline);
    try {
      return await (operation.repeatable
        ? retry(attempt, { timeout, signal, environment: retryEnvironment })
        : withDeadline(attempt, { timeout, signal }));
    } catch (error) {
      const isRefused = isTokenRefusal(error);
      // A temporary failure must not sign out, but what is public is there without the account.
      const canBeGuest = !operation.private && failsBeforeFields(error);
      if (identity.token === undefined || mayRefuseToken || !(isRefused || canBeGuest)) throw error;
      const isGivenUp = isRefused && options.onTokenRefused?.(identity.token) === false;
      if (operation.private)
        throw isGivenUp ? new CommerceError('aborted', { operation: operation.name, cause: error }) : error;
      return sendAs({ ...identity, token: undefined }, operation, variables, { signal, timeout });
    }
  }

  async function sendAndLog<Result, Variables extends object>(
    ...call: Parameters<typeof sendAs<Result, Variables>>
  ): Promise<CommerceResult<Result>> {
    try {
      return await sendAs(...call);
    } catch (error) {
      if (!(error instanceof CommerceError && error.kind === 'aborted')) log(error);
      throw error;
    }
  }

  return {
    capabilities,
    queue: createMutationQueue(),
    async send<Result, Variables extends object>(
      operation: Operation<Result, Variables>,
      variables: Variables,
      {
        signal,
        timeout = options.timeout ?? (operation.kind === 'query' ? timeLimits.query : undefined),
        mayRefuseToken = false,
      }: ExecuteOptions = {},
    ): Promise<CommerceResult<Result>> {
      if (snapshots.has(operation.name)) {
        const snapshot = snapshots.get(operation.name);
        snapshots.delete(operation.name);
        // A snapshot is filed under the name of the operation whose result it is.
        return { data: snapshot as Result, notices: [], errors: [] };
      }
      const identity = operation.asGuest ? { ...options.identity(), token: undefined } : options.identity();
      if (operation.private) return sendAndLog(identity, operation, variables, { signal, timeout, mayRefuseToken });
      const key = JSON.stringify([operation.name, variables, identity, timeout]);
      return share(key, (shared) => sendAndLog(identity, operation, variables, { signal: shared, timeout }), signal);
    },
  };
}

/**
 * Public queries go by GET, so that caches can answer them; everything else and what is too long for a URL by POST.
 */
function isSentByGet(
  operation: Operation<unknown, never>,
  endpoint: string,
  query: string,
  variables: object,
): boolean {
  if (operation.kind === 'mutation' || operation.private) return false;
  const search = new URLSearchParams({ query, variables: JSON.stringify(variables), operationName: operation.name });
  return `${endpoint}?${search}`.length <= MAX_URL_LENGTH;
}
