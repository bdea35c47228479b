import type { IntlShape } from '../i18n/index.ts';
import { getAcceptedExtensions } from './accepted-extensions.ts';
import type { ImageLimits } from './image-limits.ts';
import { toSentName } from './sent-image-name.ts';
import { readImage } from './read-image.ts';

/** Bytes of all images of a product: a request has at most 8 MB, and base64 adds a third. */
const maximumTotalSize = 5_500_000;

/** Returns the largest size of one image in bytes. */
export const getMaximumImageSize = (numberOfFields: number): number => Math.floor(maximumTotalSize / numberOfFields);

/** Image as Magento's REST API takes it, its `file_info`. */
export interface SentImage {
  base64_encoded_data: string;
  type: string;
  name: string;
}

/** What is wrong with a file: it is no image that the option takes, or it has too many pixels. */
export type ImageProblem = 'not-image' | 'too-many-pixels';

/** Reads a file and checks it against the limits of its option. */
export async function toSentImage(file: File, limits: ImageLimits): Promise<SentImage | ImageProblem> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const image = readImage(bytes);
  const name = image && toSentName(file.name, image.type, limits);
  if (!image || name === null) return 'not-image';
  const { maxWidth, maxHeight } = limits;
  if ((maxWidth > 0 && image.width > maxWidth) || (maxHeight > 0 && image.height > maxHeight)) return 'too-many-pixels';
  return { base64_encoded_data: toBase64(bytes), type: image.type, name };
}

/** Base64 of bytes, in parts: a function takes only so many arguments. */
function toBase64(bytes: Uint8Array): string {
  const size = 30_000;
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += size)
    parts.push(btoa(String.fromCharCode(...bytes.subarray(start, start + size))));
  return parts.join('');
}

const listTypes = (limits: ImageLimits): string[] =>
  getAcceptedExtensions(limits)
    .filter((extension) => extension !== 'jpeg')
    .map((extension) => extension.toUpperCase());

/** Returns the accepted types in words, e.g. `JPG, PNG`. */
export const getTypeNames = (limits: ImageLimits): string => listTypes(limits).join(', ');

/** Returns the largest dimensions in words, e.g. `1000 × 800`; empty without a limit. */
export function getPixelLimit(intl: IntlShape, { maxWidth, maxHeight }: ImageLimits): string {
  if (maxWidth > 0 && maxHeight > 0) return `${maxWidth}\u00a0×\u00a0${maxHeight}\u00a0px`;
  if (maxWidth > 0) return intl.formatMessage('options.imageWidth', { pixels: maxWidth });
  return maxHeight > 0 ? intl.formatMessage('options.imageHeight', { pixels: maxHeight }) : '';
}

/** Returns what is wrong with a file, and what to do. */
export function getProblemText(intl: IntlShape, problem: ImageProblem, limits: ImageLimits): string {
  return problem === 'not-image'
    ? intl.formatMessage('options.notImage', {
        types: new Intl.ListFormat(intl.locale, { type: 'disjunction' }).format(listTypes(limits)),
      })
    : intl.formatMessage('options.tooManyPixels', { limit: getPixelLimit(intl, limits) });
}
