import { useEffect, useRef, useState, type RefObject } from 'react';

/** Share of a picture that is in view when it is the one that is looked at. */
const visibleShare = 0.6;

/** Which picture of a scroll-snapping row is in view, and the function that scrolls to another. */
export function useScrolledPicture(row: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState(0);
  /** The picture being scrolled to: those that pass by on the way there are not the current one. */
  const goal = useRef<number>(undefined);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const inView = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const index = [...element.children].indexOf(target);
          if (intersectionRatio >= visibleShare) inView.add(index);
          else inView.delete(index);
        }
        if (inView.size === 0 || (goal.current !== undefined && !inView.has(goal.current))) return;
        // A row without a width yet has all its pictures at its start.
        setCurrent(goal.current ?? Math.min(...inView));
        goal.current = undefined;
      },
      { root: element, threshold: visibleShare },
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
