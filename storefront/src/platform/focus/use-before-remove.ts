import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Returns the ref of an element, and calls `onBeforeRemove` while the element of an unmounted component is still in the
 * document.
 *
 * @param onBeforeRemove - Keep it the same between renders.
 */
export function useBeforeRemove<Removed extends Element>(
  onBeforeRemove: (element: Removed) => void,
): RefObject<Removed | null> {
  const element = useRef<Removed>(null);
  useLayoutEffect(() => {
    const { current } = element;
    return () => {
      if (current) onBeforeRemove(current);
    };
  }, [onBeforeRemove]);
  return element;
}
