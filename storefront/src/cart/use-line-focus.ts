import { useCallback, useLayoutEffect, useMemo, useRef, type RefCallback, type RefObject } from 'react';

/**
 * Moves the focus to a neighbor when a removed cart line had it, and to the lines when they come back to an empty cart
 * whose heading had it.
 */
export interface LineFocus {
  /** Ref of the list of lines. */
  list: RefObject<HTMLUListElement | null>;
  /** Ref of the heading of the empty cart. */
  title: RefCallback<HTMLHeadingElement>;
  /** Target of the focus after a dialog closes whose opener was removed with its line. */
  fallback: RefObject<HTMLElement | null>;
  /** Callback for `useBeforeRemove` of each line. */
  onBeforeRemove(line: HTMLLIElement): void;
}

/** Returns the first button of the line at this index, or of the last line. */
export function removeButtonNear(list: HTMLUListElement | null, index: number): HTMLElement | null {
  const lines = list?.children;
  return lines?.[Math.min(index, lines.length - 1)]?.querySelector('button') ?? null;
}

/** Manages the focus of a list of cart lines. The calling component must render on each change of the lines. */
export function useLineFocus(): LineFocus {
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isHeadingLost = useRef(false);
  // React detaches refs while the elements are still in the document.
  const title = useCallback((element: HTMLHeadingElement | null) => {
    isHeadingLost.current = element === null && heading.current === document.activeElement;
    heading.current = element;
  }, []);
  const lostAt = useRef<number | null>(null);
  const onBeforeRemove = useCallback((line: HTMLLIElement) => {
    if (line.contains(document.activeElement))
      lostAt.current = Array.from(line.parentElement?.children ?? []).indexOf(line);
  }, []);
  useLayoutEffect(() => {
    if (isHeadingLost.current) list.current?.focus();
    isHeadingLost.current = false;
    if (lostAt.current === null) return;
    (removeButtonNear(list.current, lostAt.current) ?? heading.current)?.focus();
    lostAt.current = null;
  });
  const fallback = useMemo(
    () => ({
      get current() {
        return list.current ?? heading.current;
      },
    }),
    [],
  );
  return { list, title, fallback, onBeforeRemove };
}
