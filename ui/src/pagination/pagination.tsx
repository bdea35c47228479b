'use client';
import { useRef, type HTMLAttributes, type Ref } from 'react';
import { useIsomorphicLayoutEffect, useMergedRef } from '../hooks/index.ts';
import { useWitryna, useStrings, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { fitItems, type FittedItem } from './fit-items.ts';
import { getPaginationItems } from './get-pagination-items.ts';
import * as styles from './pagination.css.ts';
import { paginationStrings, type PaginationStrings } from './pagination.strings.ts';

/** Props of `Pagination`. Other attributes are passed to the `<nav>`. Omitted strings come from the provider. */
export interface PaginationProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'aria-label'>,
    StringOverrides<PaginationStrings> {
  /** Current page, 1-based. */
  current: number;
  /** Number of pages; fewer than two render nothing. */
  total: number;
  /** Returns the URL of a page. */
  getHref(page: number): string;
  ref?: Ref<HTMLElement>;
}

/**
 * Links to the pages of a list; renders nothing for a single page. When the focused link disappears, such as the one to
 * the next page on the last page, the link to the current page receives focus.
 */
export function Pagination({
  current,
  total,
  getHref,
  className,
  label,
  pageLabel,
  previousLabel,
  nextLabel,
  onFocus,
  onBlur,
  ref,
  ...props
}: PaginationProps) {
  const { linkComponent: Link } = useWitryna();
  const strings = useStrings('pagination', paginationStrings, { label, pageLabel, previousLabel, nextLabel });
  const root = useRef<HTMLElement>(null);
  const setRoot = useMergedRef(root, ref);
  // A link that React removes loses the focus without a `blur` event.
  const hasFocus = useRef(false);
  useIsomorphicLayoutEffect(() => {
    if (!hasFocus.current || root.current?.contains(document.activeElement)) return;
    root.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [current, total]);
  if (total <= 1) return null;
  const items = getPaginationItems(current, total);
  const links = items.filter((item) => item !== 'ellipsis').length + Number(current > 1) + Number(current < total);
  // Six links fit on the narrowest phone.
  const fitted = links > 6 ? fitItems(items, current, total) : items.map((item): FittedItem => ({ item }));
  return (
    <nav
      {...props}
      ref={setRoot}
      aria-label={strings.label}
      className={className}
      onFocus={(event) => {
        hasFocus.current = true;
        onFocus?.(event);
      }}
      onBlur={(event) => {
        hasFocus.current = false;
        onBlur?.(event);
      }}
    >
      <ul role="list" className={styles.list}>
        {current > 1 && (
          <li>
            <Link
              href={getHref(current - 1)}
              rel="prev"
              aria-label={strings.previousLabel}
              className={styles.step.previous}
            />
          </li>
        )}
        {fitted.map(({ item, on }, index) =>
          item === 'ellipsis' ? (
            <li key={`ellipsis-${index}`} aria-hidden="true" className={classNames(styles.gap, on && styles[on])}>
              …
            </li>
          ) : (
            <li key={item} className={on && styles[on]}>
              <Link
                href={getHref(item)}
                aria-label={strings.pageLabel(item)}
                aria-current={item === current ? 'page' : undefined}
                className={styles.page}
              >
                {item}
              </Link>
            </li>
          ),
        )}
        {current < total && (
          <li>
            <Link href={getHref(current + 1)} rel="next" aria-label={strings.nextLabel} className={styles.step.next} />
          </li>
        )}
      </ul>
    </nav>
  );
}
