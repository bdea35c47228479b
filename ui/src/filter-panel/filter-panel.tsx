'use client';

import type { FilterGroup } from './filter-group.ts';
import type { HTMLAttributes, Ref } from 'react';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { FilterCheckboxes, FilterLinks } from './filter-options.tsx';
import { Collapsible } from './collapsible.tsx';
import { filterPanelStrings, type FilterPanelStrings } from './filter-panel.strings.ts';
import * as styles from './filter-panel.css.ts';

/** All other attributes go to the root. Omitted strings come from the provider. */
export interface FilterPanelProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'aria-label'>,
    StringOverrides<FilterPanelStrings> {
  /** In the order of the screen; the first three are unfolded at first. */
  groups: readonly FilterGroup[];
  /**
   * Called with the group's code, the option's value and whether it is to be chosen. With it the options are native
   * checkboxes, which the parent holds. Default: they are links, which work without scripts and can be shared.
   */
  onOptionChange?(code: string, value: string, selected: boolean): void;
  ref?: Ref<HTMLElement>;
}

/** Groups that are unfolded at first; the others open on demand or when something in them is chosen. */
const openGroups = 3;

/** The filters of a list in groups that open and close. Hook for styles: `data-selected` on chosen options. */
export function FilterPanel({
  groups,
  onOptionChange,
  label,
  selectedLabel,
  moreLabel,
  lessLabel,
  className,
  ...props
}: FilterPanelProps) {
  const strings = useStrings('filterPanel', filterPanelStrings, { label, selectedLabel, moreLabel, lessLabel });
  const Root = onOptionChange ? 'section' : 'nav';
  return (
    <Root {...props} aria-label={strings.label} className={classNames(styles.panel, className)}>
      {groups.map((group, index) => (
        <Collapsible
          key={group.code}
          title={group.label}
          wanted={index < openGroups || group.options.some(({ selected }) => selected)}
          className={styles.group}
          summaryClassName={styles.summary}
        >
          {onOptionChange ? (
            <FilterCheckboxes group={group} strings={strings} onOptionChange={onOptionChange} />
          ) : (
            <FilterLinks options={group.options} strings={strings} />
          )}
          {group.footer && <div className={styles.below}>{group.footer}</div>}
        </Collapsible>
      ))}
    </Root>
  );
}
