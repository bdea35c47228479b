import type { Sharp } from 'sharp';
import type { ImageFormat, ImageRequest } from './image-request.ts';

/** Rejection of a file that is not an image with one frame, or is too large. Browsers get the original. */
export class UnsuitableImageError extends Error {
  override name = 'UnsuitableImageError';
}

export interface EncodedImage {
  body: Buffer;
  /** Media type. */
  type: string;
}

/** Formats of originals; `heif` is that of AVIF. Vector images are not drawn here: they could load files. */
const originalFormats: readonly (string | undefined)[] = ['jpeg', 'png', 'webp', 'heif'];

/** Pixels of the largest original; a few bytes could name any number. */
const maxPixels = 100_000_000;

/**
 * Options of each format. The qualities look alike; AVIF without effort is smaller than WebP and takes less time, with
 * more effort it takes ten times as long.
 */
const encoders: Readonly<Record<ImageFormat, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 60, effort: 0 }),
  webp: (image) => image.webp({ quality: 85 }),
  jpeg: (image) => image.flatten({ background: '#fff' }).jpeg({ quality: 85, progressive: true }),
  png: (image) => image.png(),
};

/** Loads the image library, which shops with another image service do not need. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Several images at the same time use the cores better than several threads for one.
  sharp.concurrency(1);
  return sharp;
}

/**
 * Resizes and encodes an image. Its orientation is applied, its metadata (place and camera) removed.
 *
 * @param original - Bytes of a JPEG, PNG, WebP or AVIF file.
 * @returns the original, if it is not wider than the requested image, smaller than the encoded one and without metadata
 * @throws UnsuitableImageError when it cannot be decoded
 */
export async function encodeImage(
  original: Buffer,
  { width, format }: Pick<ImageRequest, 'width' | 'format'>,
): Promise<EncodedImage> {
  const sharp = await loadSharp();
  try {
    const image = sharp(original, { limitInputPixels: maxPixels });
    const source = await image.metadata();
    if (!originalFormats.includes(source.format)) throw new UnsuitableImageError('The file is not an image.');
    if ((source.pages ?? 1) > 1) throw new UnsuitableImageError('The image is an animation.');
    const resized = image.autoOrient().resize({ ...(width !== null && { width }), withoutEnlargement: true });
    const body = await encoders[format](resized).toBuffer();
    const hasMetadata = [source.exif, source.iptc, source.xmp].some((data) => data !== undefined);
    const isOriginalFit = !hasMetadata && (source.format === 'jpeg' || source.format === 'png');
    if (isOriginalFit && original.length <= body.length && (width === null || source.width <= width))
      return { body: original, type: `image/${source.format}` };
    return { body, type: `image/${format}` };
  } catch (error) {
    if (error instanceof UnsuitableImageError) throw error;
    throw new UnsuitableImageError('The image cannot be decoded.', { cause: error });
  }
}
