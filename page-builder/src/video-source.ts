import { isDirective, safeMedia } from './sanitize/url.ts';

/** Video with a recognized URL. */
export type VideoSource =
  /** `query` is the key of a playlist or live stream, e.g. `list=PL1`, whose `id` is a word of YouTube's. */
  | { provider: 'youtube'; id: string; query?: string }
  /** `hash` is the key of an unlisted video, which is required to play it. */
  | { provider: 'vimeo'; id: string; hash?: string }
  /** File that the browser plays itself. */
  | { provider: 'file'; src: string };

/** Video that is played by the player of its provider. */
export type HostedVideoSource = Extract<VideoSource, { provider: 'youtube' | 'vimeo' }>;

/** Video of Vimeo. */
export type VimeoSource = Extract<VideoSource, { provider: 'vimeo' }>;

const youTubeHosts = new Set(['youtube.com', 'm.youtube.com', 'youtube-nocookie.com', 'youtu.be']);
const youTubePath = /^\/(?:(?:embed|shorts|live|v)\/)?([\w-]{11})\/?$/;
const youTubeId = /^[\w-]{11}$/;
/** What YouTube's player shows in place of one video, by the parameter that has its key. */
const youTubeKeys = new Map([
  ['videoseries', 'list'],
  ['live_stream', 'channel'],
]);
const vimeoHosts = new Set(['vimeo.com', 'player.vimeo.com']);
const vimeoPath = /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d+)(?:\/([\da-fA-F]+))?\/?$/;
const vimeoHash = /^[\da-fA-F]+$/;
const filePath = /\.(?:mp4|m4v|webm|ogv|ogg|mov)$/i;

/**
 * Parses a video URL: YouTube, Vimeo or a video file. All other URLs are rejected and must not be used.
 *
 * @param url - URL as stored, with or without a jarallax prefix such as `mp4:`.
 */
export function parseVideoSource(url: string | undefined): VideoSource | undefined {
  const address = safeMedia(withoutFilePrefix(url));
  if (address === undefined || isDirective(address) || !URL.canParse(address, 'https://relative.invalid'))
    return undefined;
  const { protocol, hostname, pathname, searchParams, username } = new URL(address, 'https://relative.invalid');
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  const host = hostname.replace(/^www\./, '');
  if (username === '' && youTubeHosts.has(host)) {
    const id = pathname === '/watch' ? (searchParams.get('v') ?? '') : (youTubePath.exec(pathname)?.[1] ?? '');
    const key = youTubeKeys.get(id);
    if (key === undefined) return youTubeId.test(id) ? { provider: 'youtube', id } : undefined;
    const value = searchParams.get(key) ?? '';
    return /^[\w-]+$/.test(value) ? { provider: 'youtube', id, query: `${key}=${value}` } : undefined;
  }
  if (username === '' && vimeoHosts.has(host)) {
    const [, id, pathHash] = vimeoPath.exec(pathname) ?? [];
    const hash = pathHash ?? searchParams.get('h') ?? '';
    return id === undefined ? undefined : { provider: 'vimeo', id, ...(vimeoHash.test(hash) && { hash }) };
  }
  return filePath.test(pathname) ? { provider: 'file', src: address } : undefined;
}

/** Removes the prefix that jarallax adds to the URL of a video file. */
export function withoutFilePrefix(url: string | undefined): string | undefined {
  return url?.replace(/^(?:mp4|webm|ogv):/i, '');
}

/**
 * Returns the URL for an iframe, on the provider's host that sets the fewest cookies.
 *
 * @param background - Whether the video plays muted, in a loop and without controls. Not for playlists and live streams.
 */
export function getEmbedUrl(source: HostedVideoSource, background = false): string {
  const { id } = source;
  if (source.provider === 'vimeo') {
    const key = source.hash === undefined ? '' : `h=${source.hash}&`;
    return `https://player.vimeo.com/video/${id}?${key}dnt=1${background ? '&background=1&muted=1' : ''}`;
  }
  const address = `https://www.youtube-nocookie.com/embed/${id}`;
  if (background) return `${address}?autoplay=1&mute=1&controls=0&loop=1&playlist=${id}&playsinline=1&rel=0`;
  return source.query === undefined ? address : `${address}?${source.query}`;
}
