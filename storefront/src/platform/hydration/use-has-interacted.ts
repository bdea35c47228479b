import { useSyncExternalStore } from 'react';
import { afterPaint } from './after-paint.ts';

let hasInteracted = false;
const listeners = new Set<() => void>();
const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Marks the page as interacted with, after the next paint so that loading scripts does not delay it (INP). */
export function markInteracted(): void {
  for (const type of interactions) removeEventListener(type, markInteracted);
  afterPaint(window, () => {
    hasInteracted = true;
    listeners.forEach((listener) => listener());
  });
}

function subscribe(listener: () => void): () => void {
  if (!hasInteracted && listeners.size === 0)
    for (const type of interactions) addEventListener(type, markInteracted, { passive: true });
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether the shopper has interacted with the page. For scripts that can wait until then. */
export function useHasInteracted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasInteracted,
    () => false,
  );
}
