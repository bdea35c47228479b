import { useSyncExternalStore } from 'react';
import { afterPaint } from './after-paint.ts';

let acted = false;
const listeners = new Set<() => void>();
const actions = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

// Told after the answer to the action is on the screen: what is fetched then must not delay it.
function note(): void {
  for (const type of actions) removeEventListener(type, note);
  afterPaint(window, () => {
    acted = true;
    listeners.forEach((listener) => listener());
  });
}

function subscribe(listener: () => void): () => void {
  if (!acted && listeners.size === 0) for (const type of actions) addEventListener(type, note, { passive: true });
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the shopper has done anything on the page yet: for scripts that can wait until then. */
export function useActed(): boolean {
  return useSyncExternalStore(subscribe, () => acted, () => false);
}
