import { useEffect, useRef, type RefObject } from 'react';

/**
 * Releases an image for garbage collection after it has left the document. Chromium keeps a removed image with
 * `sizes="auto"`, and with it the whole page around it, while it is lazy or has a `srcset`.
 *
 * @returns The ref of the image.
 */
export function useReleaseImage(): RefObject<HTMLImageElement | null> {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const { current } = picture;
    return () => {
      if (!current || current.isConnected) return;
      // A loaded image is not loaded again when it becomes eager; an unloaded one must not load now.
      if (current.complete) current.loading = 'eager';
      else {
        current.remove();
        current.srcset = '';
      }
    };
  }, []);
  return picture;
}
