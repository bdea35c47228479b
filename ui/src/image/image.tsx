'use client';
import type { ImgHTMLAttributes, Ref } from 'react';
import { useWitryna } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { candidateWidths, defaultImageRatio } from './image-widths.ts';
import * as styles from './image.css.ts';

/** All other attributes go to the `<img>`. */
export interface ImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'alt' | 'width' | 'height' | 'loading' | 'fetchPriority' | 'decoding'> {
  /** Address of the original; the provider's `image` makes the sizes. */
  src: string;
  /** Empty for a picture that says nothing new. */
  alt: string;
  /** Largest width on the page in CSS px: limits the offered sizes. */
  maximumWidth: number;
  /** The `sizes` attribute. Default: the maximum width. */
  sizes?: string;
  /** Width divided by height. Default 0.8. */
  ratio?: number;
  /** Fetched at once and first: the most important picture of the page. Default false: fetched when near. */
  priority?: boolean;
  /** Default `cover`. */
  fit?: 'cover' | 'contain';
  ref?: Ref<HTMLImageElement>;
}

/** A picture in the sizes that the screen needs; its room is kept while it loads. Requirements IMG-01, IMG-02. */
export function Image({
  src, alt, maximumWidth, sizes, ratio = defaultImageRatio, priority = false, fit = 'cover', className, style, ...props
}: ImageProps) {
  const { image } = useWitryna();
  const widths = candidateWidths(maximumWidth);
  return (
    <img
      {...props}
      src={image({ src, width: widths.find((width) => width >= maximumWidth) ?? maximumWidth })}
      srcSet={widths.map((width) => `${image({ src, width })} ${width}w`).join(', ')}
      sizes={sizes ?? `${maximumWidth}px`}
      alt={alt}
      width={maximumWidth}
      height={Math.round(maximumWidth / ratio)}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      className={classNames(styles.image, styles.fit[fit], className)}
      style={{ aspectRatio: String(ratio), ...style }}
    />
  );
}
