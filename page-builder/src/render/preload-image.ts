import * as ReactDOM from 'react-dom';

// React 18 has no `preload`; there the image starts loading with its markup.
const { preload }: { preload?: typeof ReactDOM.preload } = ReactDOM;

/** Source of an image, with the attributes of `img` and `source`. */
export interface PreloadedSource {
  /** URL for browsers without `srcset`. */
  src: string;
  srcSet: string;
  sizes?: string | undefined;
  /** Media query of the screens that show it. Default: all. */
  media?: string | undefined;
}

/** Preloads an image from the page's head, so that it loads before its markup is parsed. */
export function preloadImage({ src, srcSet, sizes, media }: PreloadedSource): void {
  preload?.(src, {
    as: 'image',
    fetchPriority: 'high',
    imageSrcSet: srcSet,
    ...(sizes && { imageSizes: sizes }),
    ...(media && { media }),
  });
}
