/**
 * Returns the origin from which a store view serves its images, videos and downloads.
 *
 * @param mediaBaseUrl - Media URL of the store view, `secure_base_media_url`.
 * @returns null without a valid absolute URL
 */
export function getMediaOrigin(mediaBaseUrl: string | null): string | null {
  if (mediaBaseUrl === null || !/^https?:/i.test(mediaBaseUrl) || !URL.canParse(mediaBaseUrl)) return null;
  return new URL(mediaBaseUrl).origin;
}
