import { useSyncExternalStore } from 'react';
import { afterPaint } from './after-paint.ts';

let acted = false;
const listeners = new Set<() => void>();
const actions = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Tells that the shopper has acted. It is told after the answer to the action is on the screen: what is fetched then must not delay it. */
export function noteActed(): void {
  for (const type of actions) removeEventListener(type, noteActed);
  afterPaint(window, () => {
    acted = true;
    listeners.forEach((listener) => listener());
  });
}

function subscribe(listener: () => void): () => void {
  if (!acted && listeners.size === 0) for (const type of actions) addEventListener(type, noteActed, { passive: true });
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the shopper has done anything on the page yet: for scripts that can wait until then. */
export function useActed(): boolean {
  return useSyncExternalStore(subscribe, () => acted, () => false);
}
