import * as RadixAccordion from '@radix-ui/react-accordion';
import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './accordion.css.ts';

interface AccordionPanelProps {
  id: string;
  open: boolean;
  /** Id of the heading's button when the content is a region of its own. */
  labelledBy: string | undefined;
  /** The browser's own search found text inside and is about to show it. */
  onFound(): void;
  children: ReactNode;
}

/** The content of one section: always rendered, hidden while closed. */
export function AccordionPanel({ id, open, labelledBy, onFound, children }: AccordionPanelProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const panel = element.current;
    panel?.addEventListener('beforematch', onFound);
    return () => panel?.removeEventListener('beforematch', onFound);
  }, [onFound]);
  // React knows `hidden` as a boolean only; the string value is set on the element itself. Until then a style hides
  // what is closed.
  useEffect(() => {
    if (open) element.current?.removeAttribute('hidden');
    else element.current?.setAttribute('hidden', 'until-found');
  }, [open]);
  return (
    <RadixAccordion.Content
      ref={element}
      id={id}
      forceMount
      hidden={false}
      role={labelledBy && 'region'}
      aria-labelledby={labelledBy}
      className={styles.panel}
    >
      <div className={styles.content}>{children}</div>
    </RadixAccordion.Content>
  );
}
