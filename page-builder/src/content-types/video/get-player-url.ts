import { getEmbedUrl, type HostedVideoSource } from '../../video-source.ts';
import { parseVideoTimes } from '../../video-source-details.ts';

/**
 * Returns the URL of a player that plays automatically, with the start and end time of the stored URL.
 *
 * @param url as stored
 */
export function getPlayerUrl(source: HostedVideoSource, url: string | undefined): string {
  const { start, end } = parseVideoTimes(url);
  const player = new URL(getEmbedUrl(source));
  player.searchParams.set('autoplay', '1');
  if (source.provider === 'vimeo') {
    // Vimeo has no end in its address.
    if (start !== undefined) player.hash = `t=${start}s`;
    return player.href;
  }
  player.searchParams.set('rel', '0');
  if (start !== undefined) player.searchParams.set('start', String(start));
  if (end !== undefined) player.searchParams.set('end', String(end));
  return player.href;
}

/** The page of the host where anyone can see the video. */
export function getWatchUrl(source: HostedVideoSource): string {
  if (source.provider === 'youtube') {
    const [kind, key] = source.query?.split('=') ?? [];
    if (kind === 'channel') return `https://www.youtube.com/channel/${key}/live`;
    return `https://www.youtube.com/${kind === 'list' ? `playlist?list=${key}` : `watch?v=${source.id}`}`;
  }
  return `https://vimeo.com/${source.id}${source.hash === undefined ? '' : `/${source.hash}`}`;
}
