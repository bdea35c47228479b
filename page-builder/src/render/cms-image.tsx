'use client';

import { imageWidths } from '@witryna/ui/image';
import type { CSSProperties } from 'react';
import type { ImageSource } from '../nodes.ts';
import { isUrl } from '../sanitize/url.ts';
import { imageShimmer, imageSwap } from './background.css.ts';
import { cmsImageQuality, isResizable, type CmsImageUrlResolver } from './get-cms-image-url.ts';
import { useRenderContext } from './render-context.tsx';
import { preloadImage } from './preload-image.ts';
import { usePageBuilder } from './provider.tsx';
import { useReleaseImage } from './use-release-image.ts';

export interface CmsImageProps {
  desktop?: ImageSource | undefined;
  /** Image that replaces the desktop image up to 64rem. Without one, its box must be hidden on wider screens. */
  mobile?: ImageSource | undefined;
  alt: string;
  /** Whether it fills its box, so that every width may be needed. Default `false`: it is not enlarged. */
  fill?: boolean;
  id?: string;
  title?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** Renders an image of the content in the sizes that the screen needs; lazy, or eager in the first row of a page. */
export function CmsImage({ desktop, mobile, alt, fill = false, ...props }: CmsImageProps) {
  const { resolveImageUrl: resolve } = usePageBuilder();
  const { hasPriority, widthShare } = useRenderContext();
  const picture = useReleaseImage();
  const shown = [desktop, mobile].find((source) => isUrl(source?.src));
  if (!shown) return null;
  const isMobileOnly = shown === mobile;
  const isSwapped = !isMobileOnly && mobile && isUrl(mobile.src);
  const getImageUrl = (source: ImageSource) => resolve({ src: withoutSpaces(source).src, quality: cmsImageQuality });
  const describe = (source: ImageSource): ImageAttributes => {
    const { sizes, ...attributes } = describeImage(withoutSpaces(source), resolve, fill ? widthShare : undefined);
    // A lazy image knows its box when it loads; browsers without support for `auto` use the other sizes.
    const isMeasured = fill && !hasPriority;
    return { ...attributes, ...(sizes && { sizes: isMeasured ? `auto, ${sizes}` : sizes }) };
  };
  const described = describe(shown);
  const src = getImageUrl(shown);
  const swapped = isSwapped && describe(mobile);
  if (hasPriority) {
    if (swapped) preloadImage({ ...swapped, src: getImageUrl(mobile), media: imageSwap });
    const screens = isMobileOnly ? imageSwap : swapped ? `not all and ${imageSwap}` : undefined;
    preloadImage({ ...described, src, media: screens });
  }
  const image = (
    <img
      ref={picture}
      {...props}
      {...described}
      src={src}
      alt={alt}
      // A lazy image is not loaded where it is hidden.
      loading={hasPriority && !isMobileOnly ? 'eager' : 'lazy'}
      fetchPriority={hasPriority ? 'high' : undefined}
      decoding="async"
    />
  );
  return swapped ? (
    <picture>
      <source media={imageSwap} {...swapped} />
      {image}
    </picture>
  ) : (
    image
  );
}

/** Encodes spaces, which are common in file names but end a URL in `srcset`. */
function withoutSpaces(source: ImageSource): ImageSource {
  return { ...source, src: source.src.replace(/\s/g, '%20') };
}

interface ImageAttributes {
  srcSet: string;
  sizes?: string;
  width?: number;
  height?: number;
}

/**
 * Returns the attributes of an image. Without a known width it is offered in its original size only, because a browser
 * would enlarge it to `sizes`.
 */
function describeImage(
  { src, width, height }: ImageSource,
  resolve: CmsImageUrlResolver,
  share: number | undefined,
): ImageAttributes {
  const room = share === undefined ? width : undefined;
  const size = { ...(width !== undefined && { width }), ...(height !== undefined && { height }) };
  if (!isResizable(src) || (share === undefined && room === undefined)) {
    return { srcSet: resolve({ src, quality: cmsImageQuality }), ...size };
  }
  const widths = imageWidths.filter((candidate) => candidate >= smallestOffered && candidate <= 2 * (room ?? Infinity));
  const srcSet = (widths.length > 0 ? widths : [smallestOffered])
    .map((candidate) => `${resolve({ src, width: candidate, quality: cmsImageQuality })} ${candidate}w`)
    .join(', ');
  const sizes =
    room === undefined ? `${imageShimmer} 100vw, ${Math.round(100 * (share ?? 1))}vw` : `min(${room}px, 100vw)`;
  return { srcSet, sizes, ...size };
}

const smallestOffered = 320;
