import { useRef, useState, type ReactNode } from 'react';
import { useIsomorphicLayoutEffect } from '../hooks/use-isomorphic-layout-effect.ts';

interface CollapsibleProps {
  title: ReactNode;
  /**
   * Whether it should be open, because an option in it is selected or it is one of the first. A change opens or closes
   * it, but never closes it around the focus.
   */
  wanted: boolean;
  className?: string;
  summaryClassName: string;
  children: ReactNode;
}

/**
 * Renders a group of filters as native `<details>`, which is in the server HTML while closed. Between changes of
 * `wanted`, the shopper's choice applies.
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
