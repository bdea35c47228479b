import { imageWidths } from '@witryna/ui/image';
import { getCanonicalPath } from '../../src/shell/get-canonical-path.ts';
import { namesValue } from '../http/names-value.ts';
import { isAmbiguousPath } from '../http/backend-paths.ts';

/** Format in which an image is sent. */
export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png';

/** An image of the backend's media, in a size. */
export interface ImageRequest {
  /** Path of the original, percent-encoded in one way, e.g. `/media/catalog/product/a/b/ab.jpg`. */
  path: string;
  /** One of `imageWidths`; null for the width of the original. */
  width: number | null;
  format: ImageFormat;
}

/**
 * Parses a request for a resized image, whose query is that of `withImageParameters`. Only the offered widths, one
 * quality and one spelling of a path exist, so that nobody can make the server create any number of files: other widths
 * are rounded up.
 *
 * @param accept - `Accept` of the request.
 * @returns null for all other requests, such as for originals, vector images and videos
 */
export function parseImageRequest({ pathname, searchParams }: URL, accept: string | undefined): ImageRequest | null {
  if (!/^\/media\/.+\.(?:avif|jpe?g|png|webp)$/i.test(pathname)) return null;
  if (searchParams.get('auto') !== 'webp' || searchParams.get('quality') !== '85') return null;
  const path = normalizePath(pathname);
  const width = parseWidth(searchParams.get('width'));
  return width === undefined || path === null ? null : { path, width, format: chooseFormat(path, accept) };
}

/** Returns the one spelling of a path under which its image is stored; null for a path that may be of another file. */
function normalizePath(pathname: string): string | null {
  if (isAmbiguousPath(pathname)) return null;
  try {
    const segments = getCanonicalPath(pathname).split('/');
    return segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join('/');
  } catch {
    // Escapes that are not UTF-8.
    return null;
  }
}

function parseWidth(text: string | null): number | null | undefined {
  if (text === null) return null;
  if (!/^[1-9]\d{0,5}$/.test(text)) return undefined;
  return imageWidths.find((width) => width >= Number(text)) ?? Math.max(...imageWidths);
}

function chooseFormat(path: string, accept: string | undefined): ImageFormat {
  if (namesValue(accept, 'image/avif')) return 'avif';
  if (namesValue(accept, 'image/webp')) return 'webp';
  return /\.png$/i.test(path) ? 'png' : 'jpeg';
}
