import { useCallback, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';

/** Keeps the focus near where it was when a line of the cart goes with it. */
export interface LineFocus {
  /** Of the list of lines. */
  list: RefObject<HTMLUListElement | null>;
  /** Of the heading that says that the cart is empty. */
  title: RefObject<HTMLHeadingElement | null>;
  /** What gets the focus of a dialog whose opener went with its line. */
  fallback: RefObject<HTMLElement | null>;
  /** For `useGone` of each line. */
  onGone(line: HTMLLIElement): void;
}

/**
 * The button that takes out the line at this place, or the last line when there are fewer: the first of its buttons.
 */
export function removeButtonNear(list: HTMLUListElement | null, index: number): HTMLElement | null {
  const lines = list?.children;
  return lines?.[Math.min(index, lines.length - 1)]?.querySelector('button') ?? null;
}

/** For what shows a cart, and is rendered anew with each change of its lines. */
export function useLineFocus(): LineFocus {
  const list = useRef<HTMLUListElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const lostAt = useRef<number | null>(null);
  const onGone = useCallback((line: HTMLLIElement) => {
    if (line.contains(document.activeElement))
      lostAt.current = Array.from(line.parentElement?.children ?? []).indexOf(line);
  }, []);
  useLayoutEffect(() => {
    if (lostAt.current === null) return;
    (removeButtonNear(list.current, lostAt.current) ?? title.current)?.focus();
    lostAt.current = null;
  });
  const fallback = useMemo(
    () => ({
      get current() {
        return list.current ?? title.current;
      },
    }),
    [],
  );
  return { list, title, fallback, onGone };
}

/** Of the `<li>` of a line: tells when it goes, while it is still in the page. */
export function useGone(onGone: LineFocus['onGone']): RefObject<HTMLLIElement | null> {
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const { current } = row;
    return () => {
      if (current) onGone(current);
    };
  }, [onGone]);
  return row;
}
