import { useCallback, useEffect, useRef, type FocusEvent } from 'react';
import { hasModifier } from '../hooks/index.ts';
import { letFocusInto, toastStops } from './toast-area.ts';

/**
 * Moves keyboard focus into the toasts and back: F6 focuses the first toast and, pressed again, returns focus. When a
 * focused toast is removed, focus moves to the next toast, or back.
 *
 * @param ids - Ids of the visible toasts.
 */
export function useToastFocus(ids: readonly number[]) {
  const area = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);

  const stop = useRef<() => void>(undefined);

  // React 18 does not support ref cleanup functions and calls the ref with null instead.
  const setArea = useCallback((node: HTMLDivElement | null) => {
    area.current = node;
    stop.current?.();
    stop.current = node ? letFocusInto(node) : undefined;
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const first = toastStops()[0];
      if (event.key !== 'F6' || event.shiftKey || hasModifier(event) || !first) return;
      event.preventDefault();
      if (area.current?.contains(document.activeElement)) cameFrom.current?.focus();
      else first.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  // The number alone is not enough: a new toast may replace the oldest.
  const shown = ids.join();
  useEffect(() => {
    const focused = document.activeElement;
    // Radix moves focus from a removed toast to the list around it.
    const lost = hadFocus.current && (focused === document.body || focused?.tagName === 'OL');
    if (lost) (toastStops()[0] ?? cameFrom.current)?.focus();
  }, [shown]);

  return {
    ref: setArea,
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      hadFocus.current = true;
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        cameFrom.current = relatedTarget;
    },
    onBlur: ({ relatedTarget, currentTarget, target }: FocusEvent<HTMLElement>) => {
      // A window in the background keeps its focus.
      const stays =
        relatedTarget instanceof Node ? currentTarget.contains(relatedTarget) : document.activeElement === target;
      if (!stays) hadFocus.current = false;
    },
  };
}
