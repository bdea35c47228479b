import { useEffect, useState, type RefObject } from 'react';
import type { VisibleRange } from './paging.ts';

/** Visible share from which an item counts as visible. */
const visibleShare = 0.6;

/**
 * Returns the range of items that are visible in a scroller.
 *
 * @param track - Scroller, whose children are the items.
 * @param keys - Keys of the items in display order; a change restarts the observation.
 * @returns undefined until the browser has measured the items.
 */
export function useVisibleRange(
  track: RefObject<HTMLElement | null>,
  keys: readonly string[],
): VisibleRange | undefined {
  const [range, setRange] = useState<VisibleRange>();
  const watched = keys.join('\n');
  useEffect(() => {
    const { current } = track;
    if (!current) return;
    const items = Array.from(current.children);
    const visible = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const index = items.indexOf(target);
          if (intersectionRatio >= visibleShare) visible.add(index);
          else visible.delete(index);
        }
        // Between two positions no item may be visible enough; keep the previous range then.
        if (visible.size > 0) setRange({ first: Math.min(...visible), last: Math.max(...visible) });
      },
      { root: current, threshold: [0, visibleShare] },
    );
    items.forEach((item) => observer.observe(item));
    return () => observer.disconnect();
  }, [track, watched]);
  return range;
}
