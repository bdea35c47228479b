import { useEffect, useRef, useState, type RefObject } from 'react';

/** Share of an image that is in view when it is the one that is looked at. */
const visibleShare = 0.6;

/**
 * Which image of a scroll-snapping row is in view, and the function that scrolls to another.
 *
 * @param row the scroller, whose children are the images
 * @param keys those of the images, in their order; others start the watch again
 */
export function useVisibleImage(row: RefObject<HTMLElement | null>, keys: readonly string[]) {
  const [position, setPosition] = useState(0);
  const watched = keys.join('\n');
  /** The image being scrolled to: those that pass by on the way there are not the current one. */
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
        // A row without a width yet has all its images at its start.
        setPosition(goal.current ?? Math.min(...inView));
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
      goal.current = undefined;
      events.forEach((type) => element.removeEventListener(type, takeOver));
    };
  }, [row, watched]);

  const show = (index: number) => {
    const element = row.current;
    const target = element?.children[index];
    if (!element || !(target instanceof HTMLElement)) return;
    goal.current = index;
    setPosition(index);
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ left: target.offsetLeft - element.offsetLeft, behavior: calm ? 'instant' : 'smooth' });
  };
  // Fewer images than before: the row has not told yet where it stands.
  return { current: Math.min(position, keys.length - 1), show };
}
