'use client';
import { useEffect } from 'react';
import { useStableCallback } from './use-stable-callback.ts';

/** Number of open layers that handle Escape. */
let taking = 0;

/** Returns whether an open layer already handles Escape. */
export function isEscapeHandled(): boolean {
  return taking > 0;
}

/**
 * Handles Escape for an open layer, such as a list, and hides the key press from surrounding layers. Listens on the
 * window, because Radix dialogs listen on the document in the capture phase.
 *
 * @param active - Whether the layer is open.
 * @param onEscape - Called to close the layer.
 */
export function useEscapeKey(active: boolean, onEscape: () => void): void {
  const latest = useStableCallback(onEscape);
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      // During composition, keys belong to the input method.
      if (event.isComposing) return;
      event.preventDefault();
      latest();
    };
    taking += 1;
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      taking -= 1;
      window.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [active, latest]);
}
