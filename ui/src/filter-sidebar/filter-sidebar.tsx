import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './filter-sidebar.css.ts';

export interface FilterLayoutProps extends HTMLAttributes<HTMLDivElement> {
  /** Ref to the element. */
  ref?: Ref<HTMLDivElement>;
}

/** Layout of a `FilterSidebar` next to the results; below 1025 px and without a sidebar the results fill it. */
export function FilterLayout({ className, ...props }: FilterLayoutProps) {
  return <div {...props} className={classNames(styles.layout, className)} />;
}

export interface FilterSidebarProps extends HTMLAttributes<HTMLElement> {
  /** Ref to the element. */
  ref?: Ref<HTMLElement>;
}

/** Filters next to a list: 325 px wide from 1025 px, hidden below, where `FilterButton` opens `FilterDialog`. */
export function FilterSidebar({ className, ...props }: FilterSidebarProps) {
  return <aside {...props} className={classNames(styles.sidebar, className)} />;
}
