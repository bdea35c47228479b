/** File types that paths may end with. */
export type MediaExtension = 'jpg' | 'png' | 'webp' | 'svg';

/** Path of an image below `/media/`. */
export interface MediaPath {
  /** Without the extension, e.g. `catalog/product/boot/front`. */
  name: string;
  extension: MediaExtension;
  /** The whole path as it was requested, e.g. `catalog/product/boot/front.jpeg`. */
  file: string;
}

const pattern = /^\/media\/(([a-z0-9][a-z0-9/._-]*)\.(jpe?g|png|webp|svg))$/iu;

function toExtension(found: string | undefined): MediaExtension | null {
  const extension = found?.toLowerCase();
  if (extension === 'jpeg') return 'jpg';
  return extension === 'jpg' || extension === 'png' || extension === 'webp' || extension === 'svg' ? extension : null;
}

/**
 * Parses the path of an image.
 *
 * @param path Decoded path of the URL.
 * @returns null for a path that can name no image.
 */
export function parseMediaPath(path: string): MediaPath | null {
  const [, file, name, ending] = pattern.exec(path) ?? [];
  const extension = toExtension(ending);
  if (file === undefined || name === undefined || extension === null) return null;
  return file.split('/').some((part) => part === '' || part.startsWith('.')) ? null : { name, extension, file };
}
