'use client';
import { useRef, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.ts';

/**
 * Lets a component adopt what was entered before hydration: React keeps the values of the controls but fires no event
 * for them, and its next render would replace them by the state.
 *
 * @param element - Control, or an element around the controls.
 * @param adopt - Called once with the mounted element; changes the state if the element differs from it.
 */
export function useInputBeforeHydration<Root extends HTMLElement>(
  element: RefObject<Root | null>,
  adopt: (element: Root) => void,
): void {
  const done = useRef(false);
  useIsomorphicLayoutEffect(() => {
    if (done.current || !element.current) return;
    done.current = true;
    adopt(element.current);
  });
}
