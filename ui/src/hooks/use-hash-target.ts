'use client';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Tells when the address points into an element: at first, and on every later `#hash`. Closed content that holds the
 * target can then be opened.
 *
 * @param root where targets are looked for
 * @param onTarget called with the target, which may be the root itself
 */
export function useHashTarget(root: RefObject<HTMLElement | null>, onTarget: (target: Element) => void) {
  const latest = useRef(onTarget);
  useEffect(() => {
    latest.current = onTarget;
  });
  useEffect(() => {
    const look = () => {
      const id = decodedHash(window.location.hash);
      const target = id === undefined ? null : document.getElementById(id);
      if (target && root.current?.contains(target)) latest.current(target);
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, [root]);
}

/** The id a hash names; undefined without one, or where it cannot be decoded. */
function decodedHash(hash: string): string | undefined {
  if (hash.length < 2) return undefined;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return undefined;
  }
}
