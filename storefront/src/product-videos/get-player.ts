import { getEmbedUrl, parseVideoSource, parseVideoTimes } from '@witryna/page-builder/video';

/** What plays a video, and where it can be seen without scripts. */
export interface Player {
  type: 'frame' | 'file';
  /** URL of the frame or of the file. */
  src: string;
  /** URL of a page or file that shows the video by itself. */
  link: string;
  /** Name of the service that gets the data of who plays the video; null for a file. */
  host: 'YouTube' | 'Vimeo' | null;
}

/**
 * Returns the player of a video. That of YouTube and Vimeo starts by itself, for it is asked for with a click.
 *
 * @param url - As the merchant entered it.
 * @returns the player; null for the URL of anything else
 */
export function getPlayer(url: string): Player | null {
  const source = parseVideoSource(url);
  // Magento's products have single videos.
  if (!source || 'query' in source) return null;
  if (source.provider === 'file') return { type: 'file', src: source.src, link: source.src, host: null };
  const player = new URL(getEmbedUrl(source));
  player.searchParams.set('autoplay', '1');
  const { start } = parseVideoTimes(url);
  if (source.provider === 'vimeo') {
    if (start !== undefined) player.hash = `t=${start}s`;
    const page = ['https://vimeo.com', source.id, source.hash].filter(Boolean).join('/');
    return { type: 'frame', src: player.href, link: page, host: 'Vimeo' };
  }
  player.searchParams.set('rel', '0');
  if (start !== undefined) player.searchParams.set('start', String(start));
  return {
    type: 'frame',
    src: player.href,
    link: `https://www.youtube.com/watch?v=${source.id}`,
    host: 'YouTube',
  };
}
