'use client';
import type { ImgHTMLAttributes, Ref } from 'react';
import { useWitryna } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { getSrcSetWidths, defaultImageRatio } from './image-widths.ts';
import * as styles from './image.css.ts';

/** All other attributes go to the `<img>`. */
export interface ImageProps
  extends Omit<
    ImgHTMLAttributes<HTMLImageElement>,
    'src' | 'srcSet' | 'alt' | 'width' | 'height' | 'loading' | 'fetchPriority' | 'decoding'
  > {
  /** URL of the original; the provider's `image` makes the sizes. */
  src: string;
  /** Empty for an image that says nothing new. */
  alt: string;
  /** Largest width on the page in CSS px: limits the offered sizes. */
  maxWidth: number;
  /** The `sizes` attribute. Default: the maximum width. */
  sizes?: string;
  /** Width divided by height. Default 0.8. */
  ratio?: number;
  /** Fetched immediately and first: the most important image of the page. Default false: fetched when near. */
  priority?: boolean;
  /** Default `cover`. */
  fit?: 'cover' | 'contain';
  ref?: Ref<HTMLImageElement>;
}

/** An image in the sizes that the screen needs; its room is kept while it loads. */
export function Image({
  src,
  alt,
  maxWidth,
  sizes,
  ratio = defaultImageRatio,
  priority = false,
  fit = 'cover',
  className,
  style,
  ...props
}: ImageProps) {
  const { resolveImageUrl } = useWitryna();
  const widths = getSrcSetWidths(maxWidth);
  return (
    <img
      {...props}
      src={resolveImageUrl({ src, width: widths.find((width) => width >= maxWidth) ?? maxWidth })}
      srcSet={widths.map((width) => `${resolveImageUrl({ src, width })} ${width}w`).join(', ')}
      sizes={sizes ?? `${maxWidth}px`}
      alt={alt}
      width={maxWidth}
      height={Math.round(maxWidth / ratio)}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      className={classNames(styles.image, styles.fit[fit], className)}
      style={{ aspectRatio: String(ratio), ...style }}
    />
  );
}
