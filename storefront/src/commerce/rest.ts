import { withDeadline } from './deadline.ts';
import { headerNames } from './header-names.ts';
import { createRandomId } from './random-id.ts';
import { ambientEnvironment, retry, type RetryEnvironment } from './retry.ts';
import { RestError } from './rest-error.ts';
import * as timeLimits from './time-limits.ts';
import { fetchJson, toTransportError } from './transport.ts';

export interface RestClientOptions {
  /** Absolute URL of the backend. */
  backendUrl: string;
  /** Customer token; undefined for a guest. Asked before every request. */
  token(): string | undefined;
  /** Store view code for the path, when it is not the backend's default store view. */
  storeView?(): string | undefined;
  /** Key for an API gateway in front of the backend. */
  gatewayKey?: string;
  fetch?: typeof fetch;
  retryEnvironment?: RetryEnvironment;
}

export interface RestRequest<Result> {
  /** Default: GET. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below `/rest/V1/`, without a leading slash; ids in it must be encoded. */
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  /**
   * Checks the shape of a response.
   *
   * @throws when the response has another one
   */
  parse(response: unknown): Result;
  /**
   * Safe to send again after a failure of the network. Default: for GET. Never for `payment-information`, which places
   * the order.
   */
  idempotent?: boolean;
  /** Further headers, e.g. a captcha token. */
  headers?: Readonly<Record<string, string>>;
  /** Longest time in ms. Default: `timeLimits.query` for GET, `timeLimits.mutation` for other methods. */
  timeout?: number;
}

/** Client of the backend's REST API. */
export interface RestClient {
  /**
   * Sends and reads JSON. While a request is on its way an identical one shares its answer.
   *
   * @throws RestError for a refusal; CommerceError when there is no response of the backend
   */
  request<Result>(request: RestRequest<Result>): Promise<Result>;
}

/** Creates the client: one for each browser tab. */
export function createRestClient(options: RestClientOptions): RestClient {
  const { backendUrl, gatewayKey, fetch: send = fetch, retryEnvironment = ambientEnvironment } = options;
  const underWay = new Map<string, Promise<unknown>>();

  async function exchange(url: string, init: RequestInit & { method: string }): Promise<unknown> {
    const response = await fetchJson(send, url, init);
    const body: unknown = await response.json().catch((cause: unknown) => {
      throw toTransportError(cause, init.signal);
    });
    if (!response.ok) throw new RestError({ method: init.method, url, status: response.status, body });
    return body;
  }

  return {
    async request({
      method = 'GET',
      path,
      body,
      parse,
      idempotent = method === 'GET',
      headers,
      timeout = method === 'GET' ? timeLimits.query : timeLimits.mutation,
    }) {
      const token = options.token();
      const storeView = options.storeView?.();
      const url = [backendUrl.replace(/\/+$/, ''), 'rest', storeView, 'V1', path]
        .filter((part) => part !== undefined)
        .join('/');
      const text = body === undefined ? undefined : JSON.stringify(body);
      const init = {
        method,
        headers: {
          ...headers,
          accept: 'application/json',
          ...(text !== undefined && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(gatewayKey && { [headerNames.gatewayKey]: gatewayKey }),
        },
        credentials: 'include' as const,
        cache: 'no-store' as const,
        ...(text !== undefined && { body: text }),
      };
      const attempt = (signal: AbortSignal) => {
        const attemptHeaders =
          method === 'GET' ? init.headers : { ...init.headers, [headerNames.idempotencyKey]: createRandomId() };
        return exchange(url, { ...init, headers: attemptHeaders, signal });
      };

      const key = JSON.stringify([method, url, token, text]);
      let response = underWay.get(key);
      if (!response) {
        response = (
          idempotent ? retry(attempt, { timeout, environment: retryEnvironment }) : withDeadline(attempt, { timeout })
        ).finally(() => underWay.delete(key));
        underWay.set(key, response);
      }
      return parse(await response);
    },
  };
}
