/** Extensions of the images that Magento takes for a customizable option, by media type; the first is preferred. */
const imageExtensions = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
} as const;

/** Media type of an image that Magento takes: no other file passes its REST API. */
export type ImageType = keyof typeof imageExtensions;

const imageTypes: readonly ImageType[] = ['image/jpeg', 'image/png', 'image/gif'];

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

/** Returns the extensions that a field accepts: also `.jpeg` where an option names `jpg` alone, and the reverse. */
export function getAcceptedExtensions({ extensions }: ImageLimits): string[] {
  return imageTypes.flatMap((type) => {
    const own: readonly string[] = imageExtensions[type];
    return own.some((extension) => extensions.includes(extension)) ? [...own] : [];
  });
}

/** Longest name that Magento stores, with some distance. */
const maximumNameLength = 80;

/**
 * Returns the name under which an image is sent: without the characters that Magento forbids, short enough, and with an
 * extension that the option allows. Null when it allows none for this type.
 *
 * @see `Magento\Framework\Api\ImageContentValidator::isNameValid`
 */
export function toSentName(name: string, type: ImageType, { extensions }: ImageLimits): string | null {
  const own: readonly string[] = imageExtensions[type];
  const [, base = name, given = ''] = /^(.*)\.([^.]*)$/.exec(name) ?? [];
  const allowed = own.filter((extension) => extensions.includes(extension));
  const extension = allowed.includes(given.toLowerCase()) ? given.toLowerCase() : allowed[0];
  if (extension === undefined) return null;
  const clean = base
    .replace(/[\\/?*:";<>()|{}\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${clean.slice(0, maximumNameLength).trim() || 'image'}.${extension}`;
}
