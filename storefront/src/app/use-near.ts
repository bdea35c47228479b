import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element is on the screen or less than a screen away from it; once it was, it stays so.
 *
 * @param present whether the element is rendered at all. Default true.
 */
export function useNear(element: RefObject<Element | null>, present = true): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setNear((was) => was || entries.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: '100%',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, present]);
  return near;
}
