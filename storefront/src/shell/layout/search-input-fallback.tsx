import { VisuallyHidden } from '@witryna/ui/visually-hidden';
import { useLayoutEffect, useRef } from 'react';
import { useStoreViewHref } from '../../platform/layout/layout-context.tsx';

interface SearchWaitingProps {
  /** Name of the field. */
  label: string;
  /** Told what has been typed. */
  onType(text: string): void;
}

/**
 * Takes the keys that are typed between the press on the search trigger and the arrival of the panel's script. Enter
 * searches; on a phone the keyboard opens with the press. The focus goes back to where it was before the panel takes
 * it.
 */
export function SearchInputFallback({ label, onType }: SearchWaitingProps) {
  const action = useStoreViewHref('/search.html');
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const trigger = document.activeElement;
    field.current?.focus();
    return () => {
      if (trigger instanceof HTMLElement) trigger.focus();
    };
  }, []);
  return (
    <form method="get" action={action} role="search">
      <VisuallyHidden>
        <input
          ref={field}
          type="search"
          name="query"
          autoComplete="off"
          aria-label={label}
          onChange={({ target }) => onType(target.value)}
        />
      </VisuallyHidden>
    </form>
  );
}
