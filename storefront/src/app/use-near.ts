import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element is on the screen or near it; once it was, it stays so.
 *
 * @param present whether the element is rendered at all. Default true.
 * @param distance how far from the screen counts as near, as a CSS length or a part of the screen. Default `100%`.
 */
export function useNear(element: RefObject<Element | null>, { present = true, distance = '100%' }: { present?: boolean; distance?: string } = {}): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setNear((was) => was || entries.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: distance,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, present, distance]);
  return near;
}
