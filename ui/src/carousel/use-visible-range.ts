import { useEffect, useState, type RefObject } from 'react';
import type { VisibleRange } from './paging.ts';

/** How much of an item has to be seen for it to count. */
const visibleShare = 0.6;

/**
 * Watches which items of a scroller are in view.
 *
 * @param track the scroller, whose children are the items
 * @param keys those of the items, in their order; others start the watch again
 * @returns undefined until the browser has told
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
        // Between two positions nothing may be in view enough; what was stays.
        if (visible.size > 0) setRange({ first: Math.min(...visible), last: Math.max(...visible) });
      },
      { root: current, threshold: [0, visibleShare] },
    );
    items.forEach((item) => observer.observe(item));
    return () => observer.disconnect();
  }, [track, watched]);
  return range;
}
