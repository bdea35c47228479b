import { useEffect, useRef, useState, type RefObject } from 'react';

/** Visible share from which an image counts as the current one. */
const visibleShare = 0.6;

/**
 * Returns the current image of a row with scroll snapping, and a function that scrolls to another.
 *
 * @param row - Scroller, whose children are the images.
 * @param keys - Keys of the images in display order; a change restarts the observation.
 */
export function useVisibleImage(row: RefObject<HTMLElement | null>, keys: readonly string[]) {
  const [position, setPosition] = useState(0);
  const watched = keys.join('\n');
  /** Target of the current scroll; images that pass by are not the current one. */
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
        // A row without a width has all its images at its start.
        setPosition(goal.current ?? Math.min(...inView));
        goal.current = undefined;
      },
      { root: element, threshold: visibleShare },
    );
    [...element.children].forEach((child) => observer.observe(child));
    // Scrolling by the shopper cancels a running scroll.
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
  // The observer has not reported yet after images were removed.
  return { current: Math.min(position, keys.length - 1), show };
}
