/** Extensions of the images that Magento takes for a customizable option, by media type; the first is preferred. */
export const imageExtensions = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
} as const;

/** Media type of an image that Magento takes: no other file passes its REST API. */
export type ImageType = keyof typeof imageExtensions;

export const imageTypes: readonly ImageType[] = ['image/jpeg', 'image/png', 'image/gif'];

/** What images an option takes. */
export interface ImageLimits {
  /** Extensions without a dot, in lower case. */
  extensions: readonly string[];
  /** Largest width in pixels; 0 for no limit. */
  maxWidth: number;
  /** Largest height in pixels; 0 for no limit. */
  maxHeight: number;
}

interface FileOption {
  file_extension?: string | null;
  image_size_x?: number | null;
  image_size_y?: number | null;
}

/**
 * Returns what images an option of type file takes; null when it takes none. Magento reads the extensions with any
 * separator, and takes all where the merchant names none.
 */
export function toImageLimits({
  file_extension: text,
  image_size_x: x,
  image_size_y: y,
}: FileOption): ImageLimits | null {
  const named: readonly string[] = text?.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const extensions = imageTypes
    .flatMap((type): readonly string[] => imageExtensions[type])
    .filter((extension) => named.length === 0 || named.includes(extension));
  return extensions.length === 0 ? null : { extensions, maxWidth: x ?? 0, maxHeight: y ?? 0 };
}
