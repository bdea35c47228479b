import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Headers that make a request another one: who asks, and in which store view. */
const identifyingHeaders = ['authorization', 'cookie', 'store', 'content-currency'] as const;

/** Parts of a request that distinguish it from others. */
export interface IdentifiableRequest {
  method: string;
  /** Path with its query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer | null;
}

/**
 * Returns the id of a request that carries an `Idempotency-Key`, which a browser sends again unchanged when it repeats
 * a request by itself (https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/). The id also
 * depends on everything that the backend would look at: nobody gets a response by a key alone.
 *
 * @returns null without a key, or with one too short to be random
 */
export function getRequestId({ method, path, headers, body }: IdentifiableRequest): string | null {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\w-]{16,100}$/.test(key)) return null;
  const hash = createHash('sha256').update(
    JSON.stringify([key, method, path, ...identifyingHeaders.map((name) => headers[name] ?? '')]),
  );
  return hash.update(body ?? '').digest('base64url');
}
