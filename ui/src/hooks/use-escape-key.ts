'use client';
import { useEffect } from 'react';
import { useStableCallback } from './use-stable-callback.ts';

/** How much is open now that takes Escape. */
let taking = 0;

/** Whether something that is open takes Escape, so that what lies around it must not. */
export function isEscapeHandled(): boolean {
  return taking > 0;
}

/**
 * Gives Escape to something that is open, such as a list, and to nothing around it: Radix's dialogs listen on the
 * document while events are captured, and only the window hears before that.
 *
 * @param active whether it is open
 * @param onEscape closes it
 */
export function useEscapeKey(active: boolean, onEscape: () => void): void {
  const latest = useStableCallback(onEscape);
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      // While an input method composes, its keys are its own.
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
