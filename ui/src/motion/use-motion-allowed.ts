'use client';
import { media } from '@witryna/design-tokens';
import { useHydrated } from './use-hydrated.ts';
import { useMediaQuery } from './use-media-query.ts';

/**
 * Whether something may move by itself: not under reduced motion, not when the visitor saves data, not before
 * hydration.
 */
export function useMotionAllowed(): boolean {
  const isReduced = useMediaQuery(media.reducedMotion);
  return useHydrated() && !isReduced && !savesData();
}

/** The Network Information API is in some browsers only. */
function savesData(): boolean {
  if (typeof navigator === 'undefined' || !('connection' in navigator)) return false;
  const { connection } = navigator;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}
