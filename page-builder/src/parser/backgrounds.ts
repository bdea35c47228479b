import { readColor } from '../css/colors.ts';
import { readKeyword, readPlacement } from '../css/values.ts';
import type { ReadFields } from '../define-reader.ts';
import type { BackgroundFields, VideoBackgroundFields } from '../nodes.ts';
import type { ElementStyle } from './element-style.ts';
import { createStyleReader, put } from './style-reader.ts';
import type { HtmlElement } from './html-tree.ts';
import { findPart, isOn } from './parts.ts';
import type { ReadContext } from './reader.ts';

/** The images of a `data-background-images` attribute. */
interface BackgroundImages {
  desktop?: string | undefined;
  mobile?: string | undefined;
}

/**
 * Decodes a `data-background-images` attribute: JSON in which quotes and backslashes are escaped once more.
 * Hand-written content has plain JSON. Whatever cannot be read means no image.
 */
export function decodeBackgroundImages(attribute: string | undefined): BackgroundImages {
  const text = attribute ?? '';
  if (text === '' || text === '{}') return {};
  const images = parseObject(text.replace(/\\([\s\S])/g, '$1')) ?? parseObject(text);
  return images ? { desktop: textIn(images, 'desktop_image'), mobile: textIn(images, 'mobile_image') } : {};
}

function parseObject(json: string): object | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function textIn(value: object, key: string): string | undefined {
  const text: unknown = Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** Reads the background from the element that carries it. */
export function readBackground(
  carrier: HtmlElement | undefined,
  style: ElementStyle,
  context: ReadContext,
): ReadFields<BackgroundFields> {
  const { desktop, mobile } = decodeBackgroundImages(carrier?.attributes.get('data-background-images'));
  const fields = readBackgroundStyle(style);
  if (desktop === undefined && mobile === undefined) return fields;
  return { ...fields, desktopImage: context.mediaUrl(desktop), mobileImage: context.mediaUrl(mobile) };
}

const readBackgroundStyle = createStyleReader<BackgroundFields>((fields, style) => {
  put(fields, 'backgroundSize', readPlacement(style.get('background-size')));
  put(fields, 'backgroundPosition', readPlacement(style.get('background-position')));
  put(fields, 'backgroundAttachment', readKeyword(style.get('background-attachment'), ['scroll', 'fixed', 'local']));
  put(fields, 'backgroundRepeat', readRepeat(style.get('background-repeat')));
});

const repeats = new Map([
  ['repeat no-repeat', 'repeat-x'],
  ['no-repeat repeat', 'repeat-y'],
  ['repeat repeat', 'repeat'],
  ['no-repeat no-repeat', 'no-repeat'],
]);

function readRepeat(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const words = text.toLowerCase().split(/\s+/).join(' ');
  return repeats.get(words) ?? readKeyword(words, ['repeat', 'no-repeat', 'repeat-x', 'repeat-y', 'round', 'space']);
}

/** Reads the video background from the element that carries it; its overlay is a part of the content type's root. */
export function readVideoBackground(
  root: HtmlElement,
  carrier: HtmlElement | undefined,
  context: ReadContext,
): ReadFields<VideoBackgroundFields> {
  const attribute = (name: string) => carrier?.attributes.get(name);
  const fields: ReadFields<VideoBackgroundFields> = {
    videoLoop: isOn(carrier, 'data-video-loop'),
    videoPlayOnlyVisible: isOn(carrier, 'data-video-play-only-visible'),
    videoLazyLoading: isOn(carrier, 'data-video-lazy-load'),
  };
  put(fields, 'backgroundType', readKeyword(attribute('data-background-type'), ['image', 'video']));
  put(fields, 'videoSrc', context.videoUrl(attribute('data-video-src')));
  put(fields, 'videoFallbackSrc', context.mediaUrl(attribute('data-video-fallback-src')));
  put(
    fields,
    'videoOverlayColor',
    readColor(findPart(root, 'video_overlay')?.attributes.get('data-video-overlay-color')),
  );
  return fields;
}
