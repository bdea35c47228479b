import { useEffect, type RefObject } from 'react';
import { hasModifier, isEscapeHandled } from '../hooks/index.ts';
import { toastArea, toastStops } from '../toast/toast-area.ts';
import { getTabStops } from './tab-stops.ts';

/**
 * Adds the toasts to the tab order of an open dialog: from its last tab stop to the first toast, from the last toast to
 * its first tab stop, and back. Escape closes the dialog that has focus, not a later toast.
 */
export function useToastTabOrder(content: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const dialog = content.current;
      const focused = document.activeElement;
      if (!dialog || !(focused instanceof HTMLElement)) return;
      const inside = dialog.contains(focused);
      const stops = toastStops();
      if (stops.length === 0) return;
      // An open list handles Escape itself; one that was open before the dialog has already prevented the default.
      if (event.key === 'Escape' && inside && !event.defaultPrevented && !isEscapeHandled()) {
        event.preventDefault();
        event.stopPropagation();
        close();
      }
      if (event.key !== 'Tab' || hasModifier(event)) return;
      if (!inside && !toastArea()?.contains(focused)) return;
      const own = getTabStops(dialog);
      const next = getNextTabStop(own, stops, focused, event.shiftKey);
      if (!next) return;
      event.preventDefault();
      event.stopPropagation();
      next.focus();
    };
    // Runs before Radix, which listens on the document.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [content, open, close]);
}

/**
 * Returns the next tab stop from an element of a dialog with toasts next to it.
 *
 * @returns The next tab stop if Tab enters, crosses or leaves the toasts; undefined where the browser's own order
 *   applies.
 */
export function getNextTabStop<Stop>(
  dialog: readonly Stop[],
  toasts: readonly Stop[],
  focused: Stop,
  backward: boolean,
): Stop | undefined {
  const step = backward ? -1 : 1;
  const inToasts = toasts.indexOf(focused);
  if (inToasts !== -1) return toasts[inToasts + step] ?? (backward ? dialog.at(-1) : dialog[0]);
  const edge = backward ? dialog[0] : dialog.at(-1);
  if (focused === edge) return backward ? toasts.at(-1) : toasts[0];
  return undefined;
}
