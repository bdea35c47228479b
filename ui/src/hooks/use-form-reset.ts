'use client';
import { useEffect, useReducer, useRef, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.ts';

/**
 * Resets the state of a field when its form is reset: by script, by a reset button, or by React after a form action. It
 * also renders the field again, because the browser resets controls without React's knowledge, even controlled ones.
 *
 * @param element - Control of the field, or an element around its controls.
 * @param reset - Resets the field's state to its default. Default: the field has none.
 */
export function useFormReset(element: RefObject<HTMLElement | null>, reset?: () => void): void {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const latest = useRef(reset);
  useIsomorphicLayoutEffect(() => {
    latest.current = reset;
  });
  useEffect(() => {
    const root = element.current?.getRootNode();
    const onReset = (event: Event) => {
      if (event.target !== getForm(element.current)) return;
      // The event precedes the reset. A later listener may prevent it, and the reset would undo what React rendered
      // before.
      setTimeout(() => {
        if (event.defaultPrevented) return;
        // React ignores a click that leads to the state that it has seen last, and sees assignments but no reset.
        element.current?.parentElement?.querySelectorAll('input').forEach((input) => {
          const { checked } = input;
          input.checked = checked;
        });
        latest.current?.();
        draw();
      });
    };
    // In the capture phase, so that a listener that stops propagation does not hide the event.
    root?.addEventListener('reset', onReset, { capture: true });
    return () => root?.removeEventListener('reset', onReset, { capture: true });
  }, [element]);
}

/** Returns the form of an element. With a `form` attribute it may be outside of that form. */
function getForm(element: HTMLElement | null): unknown {
  return element && 'form' in element ? element.form : element?.closest('form');
}
