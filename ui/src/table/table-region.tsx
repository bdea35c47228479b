'use client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './table.css.ts';

export interface TableRegionProps {
  /** Name of the region while it scrolls, e.g. `Tabela: Skład`. */
  label: string;
  className?: string | undefined;
  /** A table. */
  children: ReactNode;
}

/** Lets a table that is too wide scroll by itself, with the keyboard too (PB-9; WCAG 1.4.10, 2.1.1). One that fits is no region and no stop. */
export function TableRegion({ label, className, children }: TableRegionProps) {
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
    <div ref={frame} className={classNames(styles.region, className)} {...(isTooWide && { role: 'region', 'aria-label': label, tabIndex: 0 })}>
      {children}
    </div>
  );
}
