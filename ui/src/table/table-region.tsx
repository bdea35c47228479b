'use client';
import { useEffect, useRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useMergedRef } from '../hooks/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './table.css.ts';

/** Props of `TableRegion`. Other attributes are passed to the root element. */
export interface TableRegionProps extends Omit<HTMLAttributes<HTMLDivElement>, 'role' | 'tabIndex' | 'aria-label'> {
  /** Accessible name of the region while it scrolls, e.g. `Table: Ingredients`. */
  label: string;
  /** Table to wrap. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Scrollable region around a table that is too wide, operable by keyboard (WCAG 1.4.10, 2.1.1). For a table that fits,
 * it is neither a region nor a tab stop.
 */
export function TableRegion({ label, className, ref, ...props }: TableRegionProps) {
  const frame = useRef<HTMLDivElement>(null);
  const setFrame = useMergedRef(frame, ref);
  const [isTooWide, setTooWide] = useState(false);
  useEffect(() => {
    const { current } = frame;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const measure = () => setTooWide(current.scrollWidth > current.clientWidth);
    // The observer reports after the next frame, and a key may be pressed before.
    measure();
    const observer = new ResizeObserver(measure);
    // The table grows without its frame, e.g. when a font arrives.
    for (const element of [current, ...current.children]) observer.observe(element);
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
