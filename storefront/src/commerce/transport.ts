import { CommerceError } from './commerce-error.ts';

const GATEWAY_STATUSES: readonly number[] = [502, 503, 504];

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i;

/**
 * Reads a `Retry-After` header.
 *
 * @param value seconds or an HTTP date
 * @returns wait in ms, undefined without a usable value
 */
export function parseRetryAfter(value: string | null, now: number = Date.now()): number | undefined {
  if (!value) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/** The reason for which a signal fired, as an error of ours. */
const abortError = ({ reason }: AbortSignal) =>
  reason instanceof CommerceError ? reason : new CommerceError('aborted');

/**
 * `fetch` for responses of the backend only: fails without a response, for a response of a gateway, and if the response
 * is not JSON (a maintenance page, a captive portal), so that no error text of a parser is shown.
 *
 * @throws CommerceError `network`, `unavailable`, `timeout` or `aborted`
 */
export async function fetchJson(
  send: typeof fetch,
  input: Parameters<typeof fetch>[0],
  init: RequestInit,
): Promise<Response> {
  let response: Response;
  try {
    // The URL of a receipt names the shopper.
    response = await send(input, { ...init, referrerPolicy: 'origin' });
  } catch (cause) {
    throw toTransportError(cause, init.signal);
  }
  const { status, headers } = response;
  if (GATEWAY_STATUSES.includes(status) || !JSON_TYPE.test(headers.get('content-type') ?? '')) {
    const retryAfter = parseRetryAfter(headers.get('retry-after'));
    // Frees the connection; the body of such a response is of no use to anyone.
    void response.body?.cancel();
    throw new CommerceError('unavailable', retryAfter === undefined ? { status } : { status, retryAfter });
  }
  return response;
}

/** Names what went wrong while sending, or while reading the body: given up, cut off, or no JSON after all. */
export function toTransportError(cause: unknown, signal: AbortSignal | null | undefined): CommerceError {
  if (cause instanceof CommerceError) return cause;
  if (signal?.aborted) return abortError(signal);
  return new CommerceError(cause instanceof TypeError ? 'network' : 'unavailable', { cause });
}
