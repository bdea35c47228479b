/** The width and height of an image or video in pixels. */
export interface PixelSize {
  width: number;
  height: number;
}

/** The least size that a video is laid out with, and its size when nobody knows it. */
export const videoSizeDefaults: PixelSize = { width: 1280, height: 720 };

/** The size to lay a video out with: the given one, at least 1280 by 720; that when it is not known. */
export function getVideoSize({ width, height }: Partial<PixelSize> = {}): PixelSize {
  const isKnown =
    width !== undefined && height !== undefined && width > 0 && height > 0 && Number.isFinite(width * height);
  return isKnown
    ? { width: Math.max(width, videoSizeDefaults.width), height: Math.max(height, videoSizeDefaults.height) }
    : videoSizeDefaults;
}

/** The part of a video to play, in seconds. */
export interface VideoTimes {
  start?: number;
  /** After `start`. */
  end?: number;
}

/**
 * Reads from when to when a video is to be played, as YouTube (`start`, `end`, `t`) and Vimeo (`#t=1m2s`) write it into
 * the address.
 */
export function parseVideoTimes(url: string | undefined): VideoTimes {
  const address = url?.trim() ?? '';
  if (!URL.canParse(address, 'https://relative.invalid')) return {};
  const { searchParams, hash } = new URL(address, 'https://relative.invalid');
  const start = secondsOf(searchParams.get('start') ?? searchParams.get('t') ?? /^#t=(\w+)$/.exec(hash)?.[1]);
  const end = secondsOf(searchParams.get('end'));
  return { ...(start !== undefined && { start }), ...(end !== undefined && end > (start ?? 0) && { end }) };
}

/** Seconds from `90`, `90s` or `1h2m3s`. */
function secondsOf(text: string | null | undefined): number | undefined {
  const match = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text ?? '');
  const [hours = 0, minutes = 0, seconds = 0] = [match?.[1], match?.[2], match?.[3]].map((part) => Number(part ?? 0));
  const total = hours * 3600 + minutes * 60 + seconds;
  return match && total > 0 ? total : undefined;
}

/** The images YouTube may have of a video, the largest first. */
const youTubeThumbnails = ['maxresdefault', 'sddefault', 'hqdefault', 'mqdefault', 'default'];

/** YouTube answers with a gray image of this width when it has none of the name. */
const missingThumbnailWidth = 120;

/**
 * Finds an image of a YouTube video: asks for the largest first and goes on to the next while the answer is the gray
 * image that YouTube sends for none.
 *
 * @param id of the video
 * @param measure loads an image and gives its size; undefined when it cannot be loaded
 * @returns its address; undefined when YouTube has no image of the video
 */
export async function findYouTubeThumbnail(
  id: string,
  measure: (url: string) => Promise<PixelSize | undefined>,
): Promise<string | undefined> {
  for (const name of youTubeThumbnails) {
    const url = `https://i.ytimg.com/vi/${encodeURIComponent(id)}/${name}.jpg`;
    const size = await measure(url);
    if (size && size.width !== missingThumbnailWidth) return url;
  }
  return undefined;
}

/**
 * Finds an image of a Vimeo video: the large thumbnail of the first entry of its description.
 *
 * @param id of the video
 * @param load fetches an address and gives the JSON of the answer
 * @returns its address; undefined when the description has none
 */
export async function findVimeoThumbnail(
  id: string,
  load: (url: string) => Promise<unknown>,
): Promise<string | undefined> {
  const list = await load(`https://vimeo.com/api/v2/video/${encodeURIComponent(id)}.json`);
  const first: unknown = Array.isArray(list) ? list[0] : undefined;
  const url: unknown = typeof first === 'object' && first !== null ? Reflect.get(first, 'thumbnail_large') : undefined;
  return typeof url === 'string' && /^https:\/\/[\w.-]+\.vimeocdn\.com\//.test(url) ? url : undefined;
}
