import { isDirective, safeMedia } from './sanitize/url.ts';

/** A video whose address was recognised. */
export type VideoSource =
  | { provider: 'youtube'; id: string }
  /** `hash` is the key of a video that is not listed, which nobody can play without it. */
  | { provider: 'vimeo'; id: string; hash?: string }
  /** A file the browser plays itself. */
  | { provider: 'file'; src: string };

/** A video that a player of its host plays. */
export type HostedVideoSource = Extract<VideoSource, { provider: 'youtube' | 'vimeo' }>;

/** A video of Vimeo. */
export type VimeoSource = Extract<VideoSource, { provider: 'vimeo' }>;

const youTubeHosts = new Set(['youtube.com', 'm.youtube.com', 'youtube-nocookie.com', 'youtu.be']);
const youTubePath = /^\/(?:(?:embed|shorts|live|v)\/)?([\w-]{11})\/?$/;
const youTubeId = /^[\w-]{11}$/;
const vimeoHosts = new Set(['vimeo.com', 'player.vimeo.com']);
const vimeoPath = /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d+)(?:\/([\da-fA-F]+))?\/?$/;
const vimeoHash = /^[\da-fA-F]+$/;
const filePath = /\.(?:mp4|m4v|webm|ogv|ogg|mov)$/i;

/**
 * Recognises a video address: YouTube, Vimeo or a video file. Everything else is no video and is never put into a page.
 *
 * @param url as stored, with or without a jarallax prefix such as `mp4:`
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
    return youTubeId.test(id) ? { provider: 'youtube', id } : undefined;
  }
  if (username === '' && vimeoHosts.has(host)) {
    const [, id, pathHash] = vimeoPath.exec(pathname) ?? [];
    const hash = pathHash ?? searchParams.get('h') ?? '';
    return id === undefined ? undefined : { provider: 'vimeo', id, ...(vimeoHash.test(hash) && { hash }) };
  }
  return filePath.test(pathname) ? { provider: 'file', src: address } : undefined;
}

/** Removes the prefix that jarallax puts before the address of a video file. */
export function withoutFilePrefix(url: string | undefined): string | undefined {
  return url?.replace(/^(?:mp4|webm|ogv):/i, '');
}

/**
 * The address to put into a frame, on the provider's host that sets the fewest cookies.
 *
 * @param background plays muted, in a loop and without controls, as an image that moves
 */
export function getEmbedUrl(source: HostedVideoSource, background = false): string {
  const { id } = source;
  if (source.provider === 'vimeo') {
    const key = source.hash === undefined ? '' : `h=${source.hash}&`;
    return `https://player.vimeo.com/video/${id}?${key}dnt=1${background ? '&background=1&muted=1' : ''}`;
  }
  const address = `https://www.youtube-nocookie.com/embed/${id}`;
  return background ? `${address}?autoplay=1&mute=1&controls=0&loop=1&playlist=${id}&playsinline=1&rel=0` : address;
}
