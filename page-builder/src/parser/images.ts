import { readImageSize } from '../content-types/image/image-size.ts';
import type { ImageSource } from '../nodes.ts';
import type { HtmlElement } from './html-tree.ts';
import type { ReadContext } from './reader.ts';

/** Reads the address and size of an image; undefined when it has no address that may be loaded. */
export function readImageSource(image: HtmlElement | undefined, context: ReadContext): ImageSource | undefined {
  const src = context.mediaUrl(image?.attributes.get('src'));
  return image && src !== undefined ? { src, ...readImageSize(image) } : undefined;
}

/** The alternative text of an image; empty when there is none or when it is only the name of the file. */
export function getAltText(image: HtmlElement | undefined): string {
  const alt = image?.attributes.get('alt') ?? '';
  return isFileName(alt, image?.attributes.get('src')) ? '' : alt;
}

/** Returns whether a text is the name of a file, which does not describe an image. */
export function isFileName(text: string, src: string | undefined): boolean {
  const name = text.trim().toLowerCase();
  if (name === '') return false;
  const path = (src ?? '').split(/[?#]/, 1)[0]?.toLowerCase() ?? '';
  const file = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('=')) + 1);
  return name === file || name === file.replace(/}+$/, '') || /^[^\s]*\.(?:jpe?g|png|gif|webp|avif|svg)$/.test(name);
}
