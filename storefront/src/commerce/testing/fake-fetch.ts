import { vi } from 'vitest';
import { isObject, isString } from '../guards.ts';

/** A request that a fake backend got. */
export interface SentRequest {
  url: URL;
  method: string;
  headers: Headers;
  body: string | null;
  cache: RequestCache | undefined;
  credentials: RequestCredentials | undefined;
  signal: AbortSignal | null | undefined;
}

/** Name of the operation in a request. */
export function getOperationName({ url, body }: SentRequest): string | undefined {
  const parsed: unknown = body === null ? Object.fromEntries(url.searchParams) : JSON.parse(body);
  return isObject(parsed) && isString(parsed['operationName']) ? parsed['operationName'] : undefined;
}

/** What a fake backend answers: a body for status 200, a response, or an error for a lost connection. */
export type FakeResponse = object | Response | Error;

/** A JSON response as a backend sends it. */
export function jsonResponse(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}

/**
 * A `fetch` that answers from a list, and with the last entry from then on.
 *
 * @returns the function, and the requests that it got
 */
export function fakeFetch(...responses: FakeResponse[]) {
  const requests: SentRequest[] = [];
  const send = vi.fn<typeof fetch>((input, init = {}) => {
    const { method = 'GET', headers, body, cache, credentials, signal } = init;
    const url = new URL(input instanceof Request ? input.url : input);
    requests.push({
      url,
      method,
      headers: new Headers(headers),
      body: typeof body === 'string' ? body : null,
      cache,
      credentials,
      signal,
    });
    const response = responses[Math.min(requests.length, responses.length) - 1];
    if (response instanceof Error) return Promise.reject(response);
    return Promise.resolve(response instanceof Response ? response.clone() : jsonResponse(response));
  });
  return { fetch: send, requests };
}
