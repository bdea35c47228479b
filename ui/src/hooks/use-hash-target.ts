'use client';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Calls `onTarget` when the URL's hash refers to an element inside `root`: on mount, and on every later hash change. It
 * can then expand closed content with the target.
 *
 * @param root - Element in which targets are searched.
 * @param onTarget - Called with the target, which may be the root itself.
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

/** Returns the id in a hash; undefined without one or if it cannot be decoded. */
function decodedHash(hash: string): string | undefined {
  if (hash.length < 2) return undefined;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return undefined;
  }
}
