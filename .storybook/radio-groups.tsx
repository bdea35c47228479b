import { useId, useLayoutEffect, useRef, type PropsWithChildren } from 'react';
import type { Decorator } from '@storybook/react-vite';

/**
 * Keeps the radio buttons of a story in a group of their own. A documentation page shows stories with the same names in
 * one document, where only one radio button of a name is checked.
 */
export const inOwnRadioGroups: Decorator = (Story, { viewMode }) =>
  viewMode === 'docs' ? (
    <RadioGroups>
      <Story />
    </RadioGroups>
  ) : (
    <Story />
  );

/** Assigns radio buttons outside forms to a form of their own, which is next to them because forms cannot be nested. */
export function RadioGroups({ children }: PropsWithChildren) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const radio of root.current?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [])
      if (!radio.form) radio.setAttribute('form', id);
  });
  return (
    <div ref={root} style={{ display: 'contents' }}>
      <form id={id} hidden />
      {children}
    </div>
  );
}
