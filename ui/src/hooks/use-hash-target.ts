'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { hasModifier } from './has-modifier.ts';

/**
 * Calls `onTarget` when the URL's hash refers to an element inside `root`: on mount, on every later hash change, and on
 * clicks on links to the current hash. It can then expand closed content with the target. Where no element has the id
 * of the hash, it is that of content of page-builder, whose ids begin with `pb-`.
 *
 * @param root - Element in which targets are searched.
 * @param onTarget - Called with the target, which may be the root itself. Returns `true` if it expands the content
 *   around the target, to which the page then scrolls.
 */
export function useHashTarget(root: RefObject<HTMLElement | null>, onTarget: (target: Element) => unknown) {
  const latest = useRef(onTarget);
  const expanded = useRef<Element>(null);
  useEffect(() => {
    latest.current = onTarget;
    // The browser could not scroll to it before.
    expanded.current?.scrollIntoView();
    expanded.current = null;
  });
  useEffect(() => {
    const look = () => {
      const id = decodedHash(window.location.hash);
      const target = id === undefined ? null : (document.getElementById(id) ?? document.getElementById(`pb-${id}`));
      if (target && root.current?.contains(target) && latest.current(target) === true) expanded.current = target;
    };
    // A link to the current hash changes none, and a router changes it without an event.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
      if (!link || event.shiftKey || hasModifier(event)) return;
      setTimeout(() => {
        if (link.href === window.location.href) look();
      });
    };
    look();
    // The shopper has scrolled already, or the browser has restored the position.
    if (window.scrollY > 0) expanded.current = null;
    window.addEventListener('hashchange', look);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('hashchange', look);
      document.removeEventListener('click', onClick, { capture: true });
    };
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
