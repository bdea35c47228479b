import { useEffect, useRef, useState, type RefObject } from 'react';

/** Which picture of a scroll-snapping row is in view, and the function that scrolls to another. */
export function useScrolledPicture(row: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState(0);
  /** The picture being scrolled to: those that pass by on the way there are not the current one. */
  const goal = useRef<number>(undefined);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          if (!entry.isIntersecting) continue;
          const index = [...element.children].indexOf(entry.target);
          if (goal.current !== undefined && goal.current !== index) continue;
          goal.current = undefined;
          setCurrent(index);
        }
      },
      { root: element, threshold: 0.6 },
    );
    [...element.children].forEach((child) => observer.observe(child));
    // The shopper's own scrolling takes over from a scroll on its way.
    const takeOver = () => (goal.current = undefined);
    const events = ['pointerdown', 'touchstart', 'wheel'] as const;
    events.forEach((type) => element.addEventListener(type, takeOver, { passive: true }));
    return () => {
      observer.disconnect();
      events.forEach((type) => element.removeEventListener(type, takeOver));
    };
  }, [row]);

  const show = (index: number) => {
    const element = row.current;
    const target = element?.children[index];
    if (!element || !(target instanceof HTMLElement)) return;
    goal.current = index;
    setCurrent(index);
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ left: target.offsetLeft - element.offsetLeft, behavior: calm ? 'instant' : 'smooth' });
  };
  return { current, show };
}
