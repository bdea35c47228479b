import { imageExtensions, type ImageLimits, type ImageType } from './image-limits.ts';

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
