import { getPlayer, type Player } from './get-player.ts';
import { shortenText } from './shorten-text.ts';

/** Video of a product. */
export interface ProductVideo {
  /** Its place among the pictures and videos that are shown, from 0. */
  index: number;
  player: Player;
  /** Empty when the merchant gave it none. */
  title: string;
  /** At most a few lines of it; empty without one. */
  description: string;
  /** URL of its preview image. */
  poster: string;
}

/**
 * Length of a description in characters: with a title it is not higher than the picture of a phone. Magento takes that
 * of YouTube, which can be very long.
 */
const maxDescriptionLength = 160;

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

/** Returns the videos of a gallery in their order, without hidden ones and those that no player plays. */
export function toProductVideos(gallery: readonly (GalleryEntry | null)[] | null | undefined): ProductVideo[] {
  return (gallery ?? [])
    .filter((entry) => entry !== null)
    .sort((one, other) => (one.position ?? 0) - (other.position ?? 0))
    .flatMap((entry) => {
      const { __typename: type, url: poster, disabled, label, video_content: content } = entry;
      if (disabled || !poster) return [];
      if (type !== 'ProductVideo') return [null];
      const player = getPlayer(content?.video_url ?? '');
      const title = content?.video_title || label || '';
      const description = shortenText(content?.video_description ?? '', maxDescriptionLength);
      return player ? [{ player, title, description, poster }] : [];
    })
    .flatMap((video, index) => (video ? [{ index, ...video }] : []));
}
