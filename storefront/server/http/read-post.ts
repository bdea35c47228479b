import type { IncomingMessage } from 'node:http';
import type { PostRequest } from '../../src/shell/submit-post.ts';
import { getClientAddress } from './client-address.ts';

/** No form of the shop is larger. */
const maxBodySize = 64_000;

/**
 * Reads a form that a browser posts to a page.
 *
 * @returns the form, or the status that rejects the request: 413 for a large body, 415 for anything but a form
 */
export async function readPost(request: IncomingMessage, publicUrl: string): Promise<PostRequest | 413 | 415> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) return 415;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBodySize) return 413;
    chunks.push(chunk);
  }
  return {
    fields: Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString())),
    sameOrigin: isSameOrigin(request, publicUrl),
    clientAddress: getClientAddress(request),
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
