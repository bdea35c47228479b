import { useEffect, useState, type RefObject } from 'react';

/** Which picture of a scroll-snapping row is in view, and the function that scrolls to another. */
export function useScrolledPicture(row: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          if (entry.isIntersecting) setCurrent([...element.children].indexOf(entry.target));
        }
      },
      { root: element, threshold: 0.6 },
    );
    [...element.children].forEach((child) => observer.observe(child));
    return () => observer.disconnect();
  }, [row]);

  const show = (index: number) => {
    const element = row.current;
    const target = element?.children[index];
    if (!element || !(target instanceof HTMLElement)) return;
    setCurrent(index);
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ left: target.offsetLeft - element.offsetLeft, behavior: calm ? 'instant' : 'smooth' });
  };
  return { current, show };
}
