import { UnsuitableImageError } from './encode-image.ts';
import type { StoredImageFacts } from './image-store.ts';

/** Rejection of a request for an original with a status that is passed on to the browser: 404, or else 502. */
export class OriginalError extends Error {
  override name = 'OriginalError';
  readonly status: 404 | 502;

  constructor(status: 404 | 502, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

export interface Original {
  body: Buffer;
  validators: StoredImageFacts['original'];
}

export interface FetchOriginalOptions {
  /** Longest time in ms. */
  timeout: number;
  /** Largest size in bytes. */
  maxSize: number;
  /** Validators of the original that is known, so that it is not sent again. */
  known?: StoredImageFacts['original'];
}

/**
 * Fetches an original from the backend. Redirects are not followed: they could lead to hosts that only this server
 * reaches.
 *
 * @returns null when it has not changed
 * @throws OriginalError when it is missing or the backend fails, UnsuitableImageError when it is too large
 */
export async function fetchOriginal(
  url: string,
  { timeout, maxSize, known }: FetchOriginalOptions,
): Promise<Original | null> {
  const headers = new Headers({ accept: 'image/*' });
  if (known?.etag) headers.set('if-none-match', known.etag);
  if (known?.lastModified) headers.set('if-modified-since', known.lastModified);
  try {
    const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(timeout) });
    if (response.status === 304) return null;
    if (response.status !== 200) {
      await response.body?.cancel();
      const isMissing = response.status === 404 || response.status === 410;
      throw new OriginalError(isMissing ? 404 : 502, `The backend answered ${response.status}.`);
    }
    return {
      body: await readBody(response, maxSize),
      validators: { etag: response.headers.get('etag'), lastModified: response.headers.get('last-modified') },
    };
  } catch (error) {
    if (error instanceof OriginalError || error instanceof UnsuitableImageError) throw error;
    throw new OriginalError(502, 'The backend cannot be reached.', { cause: error });
  }
}

async function readBody(response: Response, maxSize: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxSize) throw new UnsuitableImageError('The image is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
