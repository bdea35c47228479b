'use client';
import { useImperativeHandle, useRef, type FocusEvent, type HTMLAttributes, type Ref, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../hooks/index.ts';
import { CloseIcon } from '../icon/index.ts';
import { useWitryna, useStrings, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { activeFiltersStrings, type ActiveFiltersStrings } from './active-filters.strings.ts';
import * as styles from './filter-panel.css.ts';

export interface ActiveFilter {
  id: string;
  /** Filter as text, e.g. `Gluten-free`. */
  label: string;
  /** URL of the list without this filter. */
  href: string;
  /** Name of the link, e.g. `Remove filter: gluten-free`. */
  removeLabel: string;
}

/** Props of `ActiveFilters`. Other attributes are passed to the list. Omitted strings come from the provider. */
export interface ActiveFiltersProps
  extends Omit<HTMLAttributes<HTMLUListElement>, 'children' | 'aria-label'>,
    StringOverrides<ActiveFiltersStrings> {
  /** Selected filters in display order; an empty list renders nothing. */
  filters: readonly ActiveFilter[];
  /** Link that clears all filters: its label, e.g. `Clear filters`, and the URL of the unfiltered list. */
  clear: { label: string; href: string };
  /**
   * Element that receives focus after the last filter was removed, e.g. the heading of the list with `tabIndex={-1}`.
   * Default: none.
   */
  finalFocus?: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLUListElement>;
}

/**
 * Selected filters as links that remove them. After a removal, focus moves to the filter in the same position or to the
 * previous one. Renders nothing without filters.
 */
export function ActiveFilters({
  filters,
  clear,
  finalFocus,
  label,
  className,
  onFocus,
  onBlur,
  ref,
  ...props
}: ActiveFiltersProps) {
  const { linkComponent: Link } = useWitryna();
  const strings = useStrings('activeFilters', activeFiltersStrings, { label });
  const list = useRef<HTMLUListElement>(null);
  const isEmpty = filters.length === 0;
  useImperativeHandle<HTMLUListElement | null, HTMLUListElement | null>(ref, () => list.current);
  // Removed elements lose focus without a `blur` event; focus that moves elsewhere fires one.
  const focused = useRef<number>(undefined);
  useIsomorphicLayoutEffect(() => {
    if (focused.current === undefined || list.current?.contains(document.activeElement)) return;
    const links = list.current?.querySelectorAll('a');
    const next = links?.[Math.min(focused.current, filters.length - 1)];
    focused.current = undefined;
    (next ?? finalFocus?.current)?.focus();
  }, [filters, finalFocus]);
  if (isEmpty) return null;
  return (
    <ul
      {...props}
      ref={list}
      role="list"
      aria-label={strings.label}
      className={classNames(styles.active, className)}
      onFocus={(event: FocusEvent<HTMLUListElement>) => {
        focused.current = [...event.currentTarget.children].findIndex((item) => item.contains(event.target));
        onFocus?.(event);
      }}
      onBlur={(event: FocusEvent<HTMLUListElement>) => {
        if (event.relatedTarget) focused.current = undefined;
        onBlur?.(event);
      }}
    >
      {filters.map((filter) => (
        <li key={filter.id}>
          <Link href={filter.href} className={styles.chip} aria-label={filter.removeLabel} data-keep-scroll="">
            {filter.label}
            <CloseIcon size="small" />
          </Link>
        </li>
      ))}
      <li>
        <Link href={clear.href} className={styles.clear} data-keep-scroll="">
          {clear.label}
        </Link>
      </li>
    </ul>
  );
}
