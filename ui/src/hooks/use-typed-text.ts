'use client';
import { useState, type RefObject } from 'react';
import { useFormReset } from './use-form-reset.ts';
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.ts';

/**
 * Returns the text of an uncontrolled control, and a function to call with each typed text. Reads the control after each
 * render and reset too: what was typed before hydration, and what a form library writes into it, fires no event.
 */
export function useTypedText(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  defaultValue = '',
): [string, (text: string) => void] {
  const [text, setText] = useState(defaultValue);
  const read = () => {
    if (control.current) setText(control.current.value);
  };
  useFormReset(control, read);
  useIsomorphicLayoutEffect(read);
  return [text, setText];
}
