import { useCallback, useEffect, useRef, type FocusEvent } from 'react';
import { hasModifier } from '../hooks/index.ts';
import { letFocusInto, toastStops } from './toast-area.ts';

/**
 * The way of the keyboard into the toasts and back: F6 goes to the first toast and, pressed there, back to where the
 * focus was; a toast that goes with the focus inside hands it to the next one, or back.
 *
 * @param ids those of the toasts shown
 */
export function useToastFocus(ids: readonly number[]) {
  const area = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);

  const stop = useRef<() => void>(undefined);

  // React 18 calls no function that a ref returns, and would pass null on here.
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

  // As many as before may be others: a new one has taken the place of the oldest.
  const shown = ids.join();
  useEffect(() => {
    const focused = document.activeElement;
    // Radix moves the focus from a toast that goes to the list around it.
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
      // A window that is left keeps its focus.
      const stays =
        relatedTarget instanceof Node ? currentTarget.contains(relatedTarget) : document.activeElement === target;
      if (!stays) hadFocus.current = false;
    },
  };
}
