/** The width and height of an image or video in pixels. */
export interface PixelSize {
  width: number;
  height: number;
}

/** Minimum size in pixels for the layout of a video, and its size if it is unknown. */
export const videoSizeDefaults: PixelSize = { width: 1280, height: 720 };

/** Returns the layout size of a video: the given size, at least 1280 by 720; the default if it is unknown. */
export function getVideoSize({ width, height }: Partial<PixelSize> = {}): PixelSize {
  const isKnown =
    width !== undefined && height !== undefined && width > 0 && height > 0 && Number.isFinite(width * height);
  return isKnown
    ? { width: Math.max(width, videoSizeDefaults.width), height: Math.max(height, videoSizeDefaults.height) }
    : videoSizeDefaults;
}

/** Part of a video to play, in seconds. */
export interface VideoTimes {
  start?: number;
  /** End, after `start`. */
  end?: number;
}

/** Parses start and end of a video, as YouTube (`start`, `end`, `t`) and Vimeo (`#t=1m2s`) write them into the URL. */
export function parseVideoTimes(url: string | undefined): VideoTimes {
  const address = url?.trim() ?? '';
  if (!URL.canParse(address, 'https://relative.invalid')) return {};
  const { searchParams, hash } = new URL(address, 'https://relative.invalid');
  const start = parseSeconds(searchParams.get('start') ?? searchParams.get('t') ?? /^#t=(\w+)$/.exec(hash)?.[1]);
  const end = parseSeconds(searchParams.get('end'));
  return { ...(start !== undefined && { start }), ...(end !== undefined && end > (start ?? 0) && { end }) };
}

/** Parses seconds from `90`, `90s` or `1h2m3s`. */
function parseSeconds(text: string | null | undefined): number | undefined {
  const match = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text ?? '');
  const [hours = 0, minutes = 0, seconds = 0] = [match?.[1], match?.[2], match?.[3]].map((part) => Number(part ?? 0));
  const total = hours * 3600 + minutes * 60 + seconds;
  return match && total > 0 ? total : undefined;
}

/** Names of the images that YouTube may have of a video, the largest first. */
const youTubeThumbnails = ['maxresdefault', 'sddefault', 'hqdefault', 'mqdefault', 'default'];

/** Width of the gray image with which YouTube responds if an image does not exist. */
const missingThumbnailWidth = 120;

/**
 * Finds an image of a YouTube video: requests the largest first and continues with the next while the response is
 * YouTube's gray image for missing ones.
 *
 * @param id - Id of the video.
 * @param measure - Loads an image and returns its size; undefined if it cannot be loaded.
 * @returns The URL of the image; undefined if YouTube has no image of the video.
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
 * Finds an image of a Vimeo video: the large thumbnail in the first entry of its description.
 *
 * @param id - Id of the video.
 * @param load - Requests a URL and returns the JSON of the response.
 * @returns The URL of the image; undefined if the description has none.
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
