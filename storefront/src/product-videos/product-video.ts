/** Video of a product. */
export interface ProductVideo {
  /** URL as the merchant entered it: of a page or a player of YouTube or Vimeo, or of a file. */
  url: string;
  /** Empty when the merchant gave it none. */
  title: string;
  /** Empty without one. */
  description: string;
  /** URL of its preview image; null without one. */
  poster: string | null;
}

interface GalleryEntry {
  __typename: string;
  url?: string | null;
  label?: string | null;
  position?: number | null;
  disabled?: boolean | null;
  video_content?: {
    video_url?: string | null;
    video_title?: string | null;
    video_description?: string | null;
  } | null;
}

/** Returns the videos of a gallery in their order, without hidden ones. */
export function toProductVideos(gallery: readonly (GalleryEntry | null)[] | null | undefined): ProductVideo[] {
  return (gallery ?? [])
    .flatMap((entry) => (entry?.__typename === 'ProductVideo' && !entry.disabled ? [entry] : []))
    .sort((one, other) => (one.position ?? 0) - (other.position ?? 0))
    .flatMap(({ url, label, video_content: content }) =>
      content?.video_url
        ? [
            {
              url: content.video_url,
              title: content.video_title || label || '',
              description: content.video_description ?? '',
              poster: url ?? null,
            },
          ]
        : [],
    );
}
