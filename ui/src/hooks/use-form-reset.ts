'use client';
import { useEffect, useReducer, useRef, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.ts';

/**
 * Sets the state of a field back when its form is reset: by script, by a reset button, or by React after a form action.
 * Then it renders the field again, because the browser has reset controls without React's knowledge, also those whose
 * value the parent holds.
 *
 * @param element a control of the field, or what stands around its controls
 * @param reset sets the field's own state to its default
 */
export function useFormReset(element: RefObject<HTMLElement | null>, reset: () => void): void {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const latest = useRef(reset);
  useIsomorphicLayoutEffect(() => {
    latest.current = reset;
  });
  useEffect(() => {
    const root = element.current?.getRootNode();
    const onReset = (event: Event) => {
      if (event.target !== formOf(element.current)) return;
      // The event comes before the reset, which a later listener may prevent and which would undo what React drew
      // before it.
      setTimeout(() => {
        if (event.defaultPrevented) return;
        latest.current();
        draw();
      });
    };
    // Captured, so that a listener that stops the event does not keep it from here.
    root?.addEventListener('reset', onReset, { capture: true });
    return () => root?.removeEventListener('reset', onReset, { capture: true });
  }, [element]);
}

/** The form of an element: by a control's attribute it may be one that it does not stand in. */
function formOf(element: HTMLElement | null): unknown {
  return element && 'form' in element ? element.form : element?.closest('form');
}
