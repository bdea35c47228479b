'use client';
import type { ImgHTMLAttributes, Ref } from 'react';
import { useWitryna } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { getSrcSetWidths, defaultImageRatio } from './image-widths.ts';
import * as styles from './image.css.ts';

/** Props of `Image`. Other attributes are passed to the `<img>`. */
export interface ImageProps
  extends Omit<
    ImgHTMLAttributes<HTMLImageElement>,
    'src' | 'srcSet' | 'alt' | 'width' | 'height' | 'loading' | 'fetchPriority' | 'decoding'
  > {
  /** URL of the original image, which the provider's `resolveImageUrl` turns into those of the sizes. */
  src: string;
  /** Alternative text, empty for a decorative image. */
  alt: string;
  /** Maximum width on the page in CSS px, which limits the offered sizes. */
  maxWidth: number;
  /** `sizes` attribute. Default: the maximum width. */
  sizes?: string;
  /** Aspect ratio (width / height). Default 0.8. */
  ratio?: number;
  /**
   * Whether to load the image eagerly and with high priority, for the main image of the page. Default `false`: lazy.
   */
  priority?: boolean;
  /** `object-fit` of the image. Default `cover`. */
  fit?: 'cover' | 'contain';
  ref?: Ref<HTMLImageElement>;
}

/**
 * Image in the sizes that the screen needs. Reserves its space while it loads.
 *
 * With `data-broken`, which the page sets when the file cannot be loaded, the space stays empty instead of the browser's
 * broken picture. Listen to `error` and `load` on the document, capturing, before the first image: in server HTML,
 * images fail before React has attached a handler.
 */
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
