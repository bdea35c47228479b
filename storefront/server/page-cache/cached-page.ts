import { createHash } from 'node:crypto';
import type { EncodedBody } from '../http/encode-body.ts';

/** Rendered page as it is sent. */
export interface CachedPage {
  /** Headers of the page, without those of its encoding. */
  headers: Readonly<Record<string, string>>;
  /** Weak entity tag, the same in all codings. */
  etag: string;
  /** Cache tags of everything that the page shows. */
  tags: readonly string[];
  body: EncodedBody;
  /** Time of the rendering, in ms since the epoch. */
  renderedAt: number;
  /** Whether something on the page has changed since. Such a page is sent only while the backend fails. */
  isPurged: boolean;
}

/**
 * Creates the cache entry of a public page.
 *
 * @param html - Body without encoding.
 * @param renderedAt - Time in ms since the epoch.
 */
export function createCachedPage(
  headers: Readonly<Record<string, string>>,
  html: Buffer,
  renderedAt: number,
): CachedPage {
  return {
    headers,
    etag: `W/"${createHash('sha1').update(html).digest('base64url')}"`,
    tags: (headers['cache-tag'] ?? '').split(',').filter(Boolean),
    body: { coding: 'identity', bytes: html },
    renderedAt,
    isPurged: false,
  };
}
