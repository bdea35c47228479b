import type { ImageService } from '../platform/layout/shop-settings.ts';

/** Where the images of a store view come from. */
export interface MediaSource {
  /** Media URL of the store view, `secure_base_media_url`; null where the backend does not say it. */
  mediaBaseUrl: string | null;
  /** What resizes them. */
  imageService: ImageService;
}

/** Returns where the images of the store view of a page come from. */
export function getMediaSource({
  store,
  settings,
}: {
  store: Pick<MediaSource, 'mediaBaseUrl'>;
  settings: Pick<MediaSource, 'imageService'>;
}): MediaSource {
  return { mediaBaseUrl: store.mediaBaseUrl, imageService: settings.imageService };
}
