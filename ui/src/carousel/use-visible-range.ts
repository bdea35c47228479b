import { useEffect, useRef, useState, type RefObject } from 'react';
import type { VisibleRange } from './paging.ts';

/** Visible share from which an item counts as visible. */
const visibleShare = 0.6;

/**
 * Returns the range of items that are visible in a scroller, and a function that is called before a requested scroll
 * with the item at its start: until the scroller is there, or the visitor drags it, the range is that one, so that a
 * further press continues from it.
 *
 * @param track - Scroller, whose children are the items.
 * @param keys - Keys of the items in display order; a change restarts the observation.
 * @returns an undefined range until the browser has measured the items.
 */
export function useVisibleRange(
  track: RefObject<HTMLElement | null>,
  keys: readonly string[],
): [VisibleRange | undefined, (first: number) => void] {
  const [range, setRange] = useState<VisibleRange>();
  /** First item in view, and of the range that is scrolled to. */
  const shown = useRef<number>(undefined);
  const goal = useRef<number>(undefined);
  const watched = keys.join('\n');
  useEffect(() => {
    const { current } = track;
    if (!current) return;
    goal.current = undefined;
    const items = Array.from(current.children);
    const visible = new Set<number>();
    const report = () => {
      const first = (shown.current = Math.min(...visible));
      // Between two positions no item may be visible enough; keep the previous range then.
      if (visible.size > 0 && first === (goal.current ?? first)) {
        goal.current = undefined;
        setRange({ first, last: Math.max(...visible) });
      }
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const index = items.indexOf(target);
          if (intersectionRatio >= visibleShare) visible.add(index);
          else visible.delete(index);
        }
        report();
      },
      { root: current, threshold: [0, visibleShare] },
    );
    items.forEach((item) => observer.observe(item));
    current.onpointerdown = () => {
      goal.current = undefined;
      report();
    };
    return () => observer.disconnect();
  }, [track, watched]);
  const request = (item: number) => {
    if (!range) return;
    const length = range.last - range.first;
    const first = Math.min(item, keys.length - 1 - length);
    goal.current = first === shown.current ? undefined : first;
    setRange({ first, last: first + length });
  };
  return [range, request];
}
