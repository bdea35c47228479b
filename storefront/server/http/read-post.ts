import type { IncomingMessage } from 'node:http';
import { getSubscriberNetwork } from '../../shared/ip-address.ts';
import type { PostRequest } from '../../src/shell/submit-post.ts';
import { createGetClientAddress, type GetClientAddress } from './client-address.ts';
import { createRequestBodyReader, RequestBodyError } from './read-request-body.ts';

/** Limits of forms: sizes in bytes, times in ms. Replaced in tests. */
export const defaultPostLimits = {
  /** One form. No form of the shop is larger. */
  maxSize: 64_000,
  /** All forms that are being read. */
  maxTotalSize: 16_000_000,
  /** For a client to send a form. */
  timeout: 15_000,
};

export interface PostReaderOptions {
  publicUrl: string;
  /** Default: trusts the proxies of private networks. */
  getClientAddress?: GetClientAddress;
  limits?: Partial<typeof defaultPostLimits>;
}

/** Status that rejects a form. */
export type RejectedPostStatus = RequestBodyError['status'] | 415;

/**
 * Creates the function that reads a form that a browser posts to a page.
 *
 * @returns the form, or the status that rejects the request: 413 for a large body, 408 for one that does not arrive in
 * time, 503 when too many are being read, and 415 for anything but a form. The rest of the body is read and dropped, so
 * that the browser gets the response. Rejects when the client leaves
 */
export function createPostReader({
  publicUrl,
  getClientAddress = createGetClientAddress([]),
  limits,
}: PostReaderOptions) {
  const readBody = createRequestBodyReader({ ...defaultPostLimits, ...limits });

  return async (request: IncomingMessage): Promise<PostRequest | RejectedPostStatus> => {
    if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) {
      request.resume();
      return 415;
    }
    const clientAddress = getClientAddress(request);
    const body = await readBody(request, getSubscriberNetwork(clientAddress)).catch((error: unknown) => {
      if (error instanceof RequestBodyError) return error.status;
      throw error;
    });
    if (typeof body === 'number') return body;
    return {
      fields: Object.fromEntries(new URLSearchParams(body.toString())),
      sameOrigin: isSameOrigin(request, publicUrl),
      clientAddress,
    };
  };
}

/**
 * Returns whether a page of the shop sent the request. Browsers set these headers, and no page can change them; a
 * request with neither is rejected.
 */
export function isSameOrigin({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === new URL(publicUrl).origin || new URL(origin).host === headers.host;
}
