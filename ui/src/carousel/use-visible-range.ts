import { useEffect, useState, type RefObject } from 'react';
import type { VisibleRange } from './paging.ts';

/** Visible share from which an item counts as visible. */
const visibleShare = 0.6;

interface VisibleItems {
  /** Range of items that are in view; undefined until the browser has measured them. */
  visible: VisibleRange | undefined;
  /** Range to which the scroller was asked to scroll, until it is in view or the visitor scrolls; then the visible one. */
  requested: VisibleRange | undefined;
  /** Sets the requested range to the one that starts with an item. */
  request(first: number): void;
}

/**
 * Returns the range of items that are visible in a scroller, and the one to which it is scrolling: a further press
 * starts from that one.
 *
 * @param track - Scroller, whose children are the items.
 * @param keys - Keys of the items in display order; a change restarts the observation.
 */
export function useVisibleRange(track: RefObject<HTMLElement | null>, keys: readonly string[]): VisibleItems {
  const [range, setRange] = useState<VisibleRange>();
  const [goal, setGoal] = useState<VisibleRange>();
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
        if (visible.size === 0) return;
        const next = { first: Math.min(...visible), last: Math.max(...visible) };
        setRange(next);
        setGoal((requested) => (requested && hasSameEdge(requested, next) ? undefined : requested));
      },
      { root: current, threshold: [0, visibleShare] },
    );
    items.forEach((item) => observer.observe(item));
    const takeOver = () => setGoal(undefined);
    const events = ['pointerdown', 'touchstart', 'wheel'] as const;
    events.forEach((type) => current.addEventListener(type, takeOver, { passive: true }));
    return () => {
      observer.disconnect();
      takeOver();
      events.forEach((type) => current.removeEventListener(type, takeOver));
    };
  }, [track, watched]);
  const request = (first: number) => {
    const from = goal ?? range;
    if (!from || !range) return;
    const next = startAt(from, first, keys.length);
    setGoal(hasSameEdge(next, range) ? undefined : next);
  };
  return { visible: range, requested: goal ?? range, request };
}

/** Returns a range of the same length that starts with an item, or further in front at the end of the items. */
function startAt({ first, last }: VisibleRange, item: number, count: number): VisibleRange {
  const start = Math.max(0, Math.min(item, count - 1 - (last - first)));
  return { first: start, last: start + last - first };
}

/** Returns whether a range shows another one, also if an item at the other edge is only partly in view. */
function hasSameEdge(one: VisibleRange, other: VisibleRange): boolean {
  return one.first === other.first || one.last === other.last;
}
