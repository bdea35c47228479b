import { useEffect, useState, type RefObject } from 'react';

/**
 * Returns whether an element is or was in the viewport or near it.
 *
 * @param present whether the element is rendered. Default: true
 * @param distance distance from the viewport that counts as near, in px or percent. Default: `100%`
 */
export function useInViewport(
  element: RefObject<Element | null>,
  { present = true, distance = '100%' }: { present?: boolean; distance?: string } = {},
): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear((was) => was || entries.some(({ isIntersecting }) => isIntersecting)),
      {
        rootMargin: distance,
      },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, present, distance]);
  return isNear;
}
