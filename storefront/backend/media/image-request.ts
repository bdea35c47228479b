import type { MediaExtension } from './media-path.ts';

/** Widths in which images are made. */
export const imageWidths = [40, 80, 160, 320, 640, 960, 1280, 1600, 2560] as const;

/** Quality when none is asked for. */
export const defaultQuality = 85;

const tallest = 3200;

/** How an image is encoded; `pjpg` is a progressive JPEG. */
export type ImageFormat = 'webp' | 'png' | 'pjpg';

/** What a query asks for, checked. */
export interface ImageRequest {
  /** One of `imageWidths`; undefined for the natural size. */
  width?: number;
  /** In pixels, scaled along with a rounded width. */
  height?: number;
  /** `cover` fills width and height and cuts off the rest, `bounds` stays within both. */
  fit: 'cover' | 'bounds';
  /** 1 to 100. */
  quality: number;
  /** Undefined: as the extension of the path says. */
  format?: 'png' | 'pjpg';
  /** May be answered with WebP when the client accepts that. */
  autoWebp: boolean;
}

/** A query that makes no sense. */
export class ImageRequestError extends Error {}

/**
 * Reads the query of an image URL: `width`, `height`, `fit`, `quality`, `format` and `auto`. Unknown parameters are
 * ignored.
 *
 * @throws ImageRequestError when one of them has a value that it cannot have.
 */
export function parseImageRequest(query: URLSearchParams): ImageRequest {
  const asked = wholeNumber(query, 'width', 1, 100_000);
  const width = asked === undefined ? undefined : nextWidth(asked);
  const askedHeight = wholeNumber(query, 'height', 1, 100_000);
  const growth = asked === undefined || width === undefined ? 1 : width / asked;
  const height =
    askedHeight === undefined ? undefined : Math.min(tallest, Math.max(1, Math.round(askedHeight * growth)));
  return {
    width,
    height,
    fit: parseChoice(query, 'fit', ['cover', 'bounds']) ?? 'bounds',
    quality: wholeNumber(query, 'quality', 1, 100) ?? defaultQuality,
    format: parseChoice(query, 'format', ['png', 'pjpg']),
    autoWebp: parseChoice(query, 'auto', ['webp']) !== undefined,
  };
}

/** The smallest image width that is at least `width`; the largest of all beyond that. */
export function nextWidth(width: number): number {
  return imageWidths.find((candidate) => candidate >= width) ?? imageWidths[imageWidths.length - 1] ?? width;
}

/**
 * Chooses the encoding: WebP when the query allows it and the client accepts it, else what `format` names, else what
 * the extension of the path says.
 */
export function chooseFormat(
  request: ImageRequest,
  extension: MediaExtension,
  accept: string | undefined,
): ImageFormat {
  if (request.autoWebp && acceptsWebp(accept)) return 'webp';
  if (request.format !== undefined) return request.format;
  return extension === 'jpg' ? 'pjpg' : extension === 'webp' ? 'webp' : 'png';
}

/** Size in pixels of a drawing of `natural` size under a request. */
export function outputSize(
  request: ImageRequest,
  natural: { width: number; height: number },
): { width: number; height: number } {
  const ratio = natural.width / natural.height;
  const { width, height, fit } = request;
  if (height === undefined) {
    const across = width ?? nextWidth(natural.width);
    return { width: across, height: Math.max(1, Math.round(across / ratio)) };
  }
  if (width === undefined) return { width: Math.max(1, Math.round(height * ratio)), height };
  if (fit === 'cover') return { width, height };
  const within = Math.min(width, height * ratio);
  return { width: Math.max(1, Math.round(within)), height: Math.max(1, Math.round(within / ratio)) };
}

/** Whether an Accept header names WebP with a quality above zero. */
function acceptsWebp(accept: string | undefined): boolean {
  return (accept ?? '').split(',').some((part) => {
    const [type, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return type === 'image/webp' && !parameters.some((parameter) => /^q=0(\.0*)?$/u.test(parameter));
  });
}

function wholeNumber(query: URLSearchParams, name: string, least: number, most: number): number | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  const value = /^\d{1,6}$/u.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most))
    throw new ImageRequestError(`${name} must be a whole number from ${least} to ${most}`);
  return value;
}

function parseChoice<Choice extends string>(
  query: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  const choice = choices.find((candidate) => candidate === text);
  if (choice === undefined) throw new ImageRequestError(`${name} must be ${choices.join(' or ')}`);
  return choice;
}
