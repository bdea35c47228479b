'use client';
import type { HTMLAttributes, Ref } from 'react';
import { CheckIcon, CloseIcon } from '../icon/index.ts';
import { useWitryna } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './filter-panel.css.ts';

export interface FilterOption {
  /** Different for each option of the group. */
  value: string;
  /** E.g. `wegańskie`. */
  label: string;
  /** Formatted number of products, e.g. `12`. */
  count: string;
  /** The count in words, e.g. `12 produktów`. */
  countLabel: string;
  /** Whether it narrows the list now. */
  selected: boolean;
  /** Address of the list with this option switched on or off. */
  href: string;
}

export interface FilterGroup {
  /** Different for each group. */
  code: string;
  /** E.g. `Dieta`. */
  label: string;
  /** From top to bottom. */
  options: readonly FilterOption[];
}

/** All other attributes go to the `<nav>`. */
export interface FilterPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** From top to bottom; the first three are unfolded. */
  groups: readonly FilterGroup[];
  /** Name of the whole, e.g. `Filtry`. */
  label: string;
  /** Said of a chosen option, e.g. `wybrano`. */
  selectedLabel: string;
  /** The `<nav>`. */
  ref?: Ref<HTMLElement>;
}

/** Groups that are unfolded at first; the others open on demand or when something in them is chosen. */
const openGroups = 3;

/**
 * The filters of a list. Each option is a link to the list with the option switched: it works without scripts, can be
 * shared, and the host's link component keeps focus and scroll where they are.
 */
export function FilterPanel({ groups, label, selectedLabel, className, ...props }: FilterPanelProps) {
  const { linkComponent: Link } = useWitryna();
  return (
    <nav {...props} aria-label={label} className={classNames(styles.panel, className)}>
      {groups.map((group, index) => (
        <details key={group.code} open={index < openGroups || group.options.some(({ selected }) => selected)} className={styles.group}>
          <summary className={styles.summary}>{group.label}</summary>
          <ul role="list" className={styles.options}>
            {group.options.map((option) => (
              <li key={option.value}>
                <Link href={option.href} rel="nofollow" className={styles.option} data-selected={option.selected || undefined} data-keep-scroll="">
                  <span aria-hidden="true" className={styles.box}>
                    {option.selected && <CheckIcon size="small" />}
                  </span>
                  <span className={styles.optionLabel}>
                    {option.label}
                    {option.selected && <VisuallyHidden>, {selectedLabel}</VisuallyHidden>}
                    <VisuallyHidden>, {option.countLabel}</VisuallyHidden>
                  </span>
                  <span aria-hidden="true" className={styles.count}>
                    {option.count}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}

export interface ActiveFilter {
  id: string;
  /** Text of the chip, e.g. `bez glutenu`. */
  label: string;
  /** Address of the list without this filter. */
  href: string;
  /** Name of the link, e.g. `Usuń filtr: bez glutenu`. */
  removeLabel: string;
}

/** All other attributes go to the `<ul>`. */
export interface ActiveFiltersProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** In the order in which they are shown. */
  filters: readonly ActiveFilter[];
  /** Name of the list, e.g. `Wybrane filtry`. */
  label: string;
  /** Link to the list without any filter. */
  clear: { label: string; href: string };
  /** The `<ul>`. */
  ref?: Ref<HTMLUListElement>;
}

/** The chosen filters, each a link that takes it away (accessibility line FI-3). Nothing without filters. */
export function ActiveFilters({ filters, label, clear, className, ...props }: ActiveFiltersProps) {
  const { linkComponent: Link } = useWitryna();
  if (filters.length === 0) return null;
  return (
    <ul {...props} role="list" aria-label={label} className={classNames(styles.active, className)}>
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
