import * as RadixAccordion from '@radix-ui/react-accordion';
import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './accordion.css.ts';

interface AccordionPanelProps {
  id: string;
  open: boolean;
  /** Id of the heading's button if the content is a region; undefined otherwise. */
  labelledBy: string | undefined;
  /** Called when the browser's find-in-page is about to reveal text in the panel. */
  onFound(): void;
  children: ReactNode;
}

/** Renders the content of one item, hidden while the item is closed. */
export function AccordionPanel({ id, open, labelledBy, onFound, children }: AccordionPanelProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const panel = element.current;
    panel?.addEventListener('beforematch', onFound);
    return () => panel?.removeEventListener('beforematch', onFound);
  }, [onFound]);
  // React supports `hidden` as a boolean only, so the effect sets the string value. Until then a style hides closed
  // content.
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
