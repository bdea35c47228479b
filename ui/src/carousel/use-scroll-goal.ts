import { useRef, useState, type HTMLAttributes } from 'react';
import type { VisibleRange } from './paging.ts';

/**
 * Time without scrolling in ms after which a scroll has ended. `scrollend` would not do: the one of the scroll before may
 * follow the press that starts the next.
 */
const idleTime = 500;

interface ScrollGoal {
  /** Range to which the scroller was asked to scroll; undefined when it is there or the visitor scrolls. */
  goal: VisibleRange | undefined;
  /** Sets the goal, before the scroll to it. */
  setGoal: (goal: VisibleRange) => void;
  /** Event handlers of the scroller. */
  handlers: Pick<HTMLAttributes<HTMLElement>, 'onWheel' | 'onPointerDown' | 'onKeyDown' | 'onScroll'>;
}

/** Keeps the range to which a scroller is scrolling on request, so that a press during the scroll continues from it. */
export function useScrollGoal(): ScrollGoal {
  const [goal, setGoal] = useState<VisibleRange>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => setGoal(undefined);
  const wait = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(end, idleTime);
  };
  return {
    goal,
    setGoal: (range) => {
      setGoal(range);
      wait();
    },
    // A touch begins with a `pointerdown`.
    handlers: { onWheel: end, onPointerDown: end, onKeyDown: end, onScroll: wait },
  };
}
