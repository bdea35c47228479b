'use client';
import { useEffect, useRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useMergedRef } from '../hooks/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './table.css.ts';

/** All other attributes go to the root. */
export interface TableRegionProps extends Omit<HTMLAttributes<HTMLDivElement>, 'role' | 'tabIndex' | 'aria-label'> {
  /** Name of the region while it scrolls, e.g. `Tabela: Skład`. */
  label: string;
  /** A table. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Lets a table that is too wide scroll by itself, with the keyboard too (WCAG 1.4.10, 2.1.1). One that fits is no
 * region and no stop.
 */
export function TableRegion({ label, className, ref, ...props }: TableRegionProps) {
  const frame = useRef<HTMLDivElement>(null);
  const setFrame = useMergedRef(frame, ref);
  const [isTooWide, setTooWide] = useState(false);
  useEffect(() => {
    const { current } = frame;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setTooWide(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      {...props}
      ref={setFrame}
      className={classNames(styles.region, className)}
      {...(isTooWide && { role: 'region', 'aria-label': label, tabIndex: 0 })}
    />
  );
}
