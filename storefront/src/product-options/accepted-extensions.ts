import { imageExtensions, imageTypes, type ImageLimits } from './image-limits.ts';

/** Returns the extensions that a field accepts: also `.jpeg` where an option names `jpg` alone, and the reverse. */
export function getAcceptedExtensions({ extensions }: ImageLimits): string[] {
  return imageTypes.flatMap((type) => {
    const own: readonly string[] = imageExtensions[type];
    return own.some((extension) => extensions.includes(extension)) ? [...own] : [];
  });
}
