import { useEffect, useRef, type RefObject } from 'react';

/**
 * Lets an image be collected once it has left the document. Chromium keeps a removed image whose `sizes` are `auto`,
 * and with it the whole page around it, as long as it is lazy or offers widths.
 *
 * @returns the `ref` of the image
 */
export function useReleaseImage(): RefObject<HTMLImageElement | null> {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const { current } = picture;
    return () => {
      if (!current || current.isConnected) return;
      // What was fetched is not fetched again by becoming eager; what was not must not be fetched now.
      if (current.complete) current.loading = 'eager';
      else {
        current.remove();
        current.srcset = '';
      }
    };
  }, []);
  return picture;
}
