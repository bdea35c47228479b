import { useRef, type ReactNode } from 'react';
import { useIsomorphicLayoutEffect } from '../hooks/index.ts';
import * as styles from './radio-cards.css.ts';

interface RadioCardContentProps {
  /** Whether the option is selected; undefined if the browser knows. */
  selected: boolean | undefined;
  children: ReactNode;
}

/**
 * Renders the content of a card after its label, with its controls disabled unless the option is selected, so that the
 * form neither requires nor submits those that are hidden. The server HTML disables none: without scripts nothing would
 * enable them again.
 */
export function RadioCardContent({ selected, children }: RadioCardContentProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useIsomorphicLayoutEffect(() => {
    if (!fieldset.current) return;
    const radio = fieldset.current.previousElementSibling?.querySelector('input');
    fieldset.current.disabled = !(selected ?? radio?.checked);
  });
  return (
    <fieldset ref={fieldset} role="none" className={styles.content}>
      {children}
    </fieldset>
  );
}
