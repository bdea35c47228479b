import type { ImageType } from './image-limits.ts';

/** Type and dimensions of an image, from its first bytes. */
export interface ImageFacts {
  type: ImageType;
  /** Pixels, as they are stored: a photo may be shown rotated. */
  width: number;
  height: number;
}

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);

/** Markers of JPEG segments with the dimensions; others of this range hold tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readJpeg(view: DataView): ImageFacts | null {
  let position = 2;
  while (position + 9 <= view.byteLength) {
    if (view.getUint8(position) !== 0xff) return null;
    const marker = view.getUint8(position + 1);
    // Fill bytes may precede a marker.
    if (marker === 0xff) position += 1;
    else if (isFrame(marker))
      return { type: 'image/jpeg', height: view.getUint16(position + 5), width: view.getUint16(position + 7) };
    else position += 2 + view.getUint16(position + 2);
  }
  return null;
}

/**
 * Reads type and dimensions of an image, as PHP's `getimagesize` does in Magento; null for anything but a JPEG, PNG or
 * GIF. The name of a file says nothing about its content.
 */
export function readImage(bytes: Uint8Array): ImageFacts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return readJpeg(view);
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) && bytes.length >= 24)
    return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
  if (startsWith(bytes, 0x47, 0x49, 0x46, 0x38) && bytes.length >= 10)
    return { type: 'image/gif', width: view.getUint16(6, true), height: view.getUint16(8, true) };
  return null;
}
