'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { usePageBuilder } from './provider.tsx';
import * as styles from './rich-html.css.ts';

/** Lets a table that is too wide scroll by itself, with the keyboard too (WCAG 1.4.10, 2.1.1). */
export function TableFrame({ children }: { children: ReactNode }) {
  const { strings } = usePageBuilder();
  const frame = useRef<HTMLDivElement>(null);
  const [isTooWide, setTooWide] = useState(false);
  useEffect(() => {
    const { current } = frame;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setTooWide(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} className={styles.tableFrame} {...(isTooWide && { role: 'region', 'aria-label': strings.table, tabIndex: 0 })}>
      {children}
    </div>
  );
}
