import { useRef, useState, type ReactNode } from 'react';
import { useIsomorphicLayoutEffect } from '../hooks/use-isomorphic-layout-effect.ts';

interface CollapsibleProps {
  title: ReactNode;
  /**
   * Whether it is to be open: something in it is chosen, or it is among the first. A change opens or closes it, but
   * never around the focus.
   */
  wanted: boolean;
  className?: string;
  summaryClassName: string;
  children: ReactNode;
}

/**
 * A part of the filters that unfolds: the native element, in the HTML of the server also while closed. In between, the
 * reader's own choice counts.
 */
export function Collapsible({ title, wanted, className, summaryClassName, children }: CollapsibleProps) {
  const element = useRef<HTMLDetailsElement>(null);
  const [openAtFirst] = useState(wanted);
  const wasWanted = useRef(wanted);
  useIsomorphicLayoutEffect(() => {
    if (wanted === wasWanted.current) return;
    wasWanted.current = wanted;
    const details = element.current;
    if (details && (wanted || !details.contains(document.activeElement))) details.open = wanted;
  }, [wanted]);
  return (
    <details ref={element} open={openAtFirst} className={className}>
      <summary className={summaryClassName}>{title}</summary>
      {children}
    </details>
  );
}
