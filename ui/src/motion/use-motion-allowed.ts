'use client';
import { useHydrated } from './use-hydrated.ts';
import { useMediaQuery } from './use-media-query.ts';

/**
 * Returns whether automatic motion is allowed: not with reduced motion, not when the visitor saves data, not before
 * hydration.
 */
export function useMotionAllowed(): boolean {
  // Not from `media`, which would bring its other queries into every bundle with motion.
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  return useHydrated() && !isReduced && !savesData();
}

/** Returns whether the visitor saves data. Only some browsers support the Network Information API. */
function savesData(): boolean {
  if (typeof navigator === 'undefined' || !('connection' in navigator)) return false;
  const { connection } = navigator;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}
