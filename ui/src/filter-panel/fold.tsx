import { useRef, useState, type ReactNode } from 'react';
import { useBrowserLayoutEffect } from '../hooks/use-browser-layout-effect.ts';

interface FoldProps {
  title: ReactNode;
  /** Whether it is to be open: something in it is chosen, or it is among the first. A change opens or closes it, but never around the focus. */
  wanted: boolean;
  className?: string;
  summaryClassName: string;
  children: ReactNode;
}

/** A part of the filters that unfolds: the native element, in the HTML of the server also while closed. In between, the reader's own choice counts. */
export function Fold({ title, wanted, className, summaryClassName, children }: FoldProps) {
  const element = useRef<HTMLDetailsElement>(null);
  const [openAtFirst] = useState(wanted);
  const wasWanted = useRef(wanted);
  useBrowserLayoutEffect(() => {
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
