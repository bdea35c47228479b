import * as ReactDOM from 'react-dom';

// React 18 has no such function, and needs none: there the markup alone names the image.
const { preload }: { preload?: typeof ReactDOM.preload } = ReactDOM;

/** One source of an image, as the attributes of `img` and `source` say it. */
export interface PreloadedSource {
  /** Address for browsers without `srcset`. */
  src: string;
  srcSet: string;
  sizes?: string | undefined;
  /** Media query of the screens that show it. Default: all. */
  media?: string | undefined;
}

/**
 * Lets the server name an image in the page's head, so that it is fetched before the markup is read in which it stands.
 */
export function preloadImage({ src, srcSet, sizes, media }: PreloadedSource): void {
  preload?.(src, {
    as: 'image',
    fetchPriority: 'high',
    imageSrcSet: srcSet,
    ...(sizes && { imageSizes: sizes }),
    ...(media && { media }),
  });
}
