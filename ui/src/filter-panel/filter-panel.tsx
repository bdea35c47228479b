'use client';

import type { FilterGroup } from './filter-group.ts';
import type { HTMLAttributes, Ref } from 'react';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { FilterCheckboxes, FilterLinks } from './filter-options.tsx';
import { Collapsible } from './collapsible.tsx';
import { filterPanelStrings, type FilterPanelStrings } from './filter-panel.strings.ts';
import * as styles from './filter-panel.css.ts';

/** Props of `FilterPanel`. Other attributes are passed to the root element. Omitted strings come from the provider. */
export interface FilterPanelProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'aria-label'>,
    StringOverrides<FilterPanelStrings> {
  /** Groups in display order; the first three are initially open. */
  groups: readonly FilterGroup[];
  /**
   * Called with the group's code, the option's value and the requested state. Makes the options native checkboxes
   * controlled by the parent. Default: the options are links, which work without scripts and can be shared.
   */
  onOptionChange?(code: string, value: string, selected: boolean): void;
  ref?: Ref<HTMLElement>;
}

/** Number of groups that are initially open. The others open on demand or when one of their options is selected. */
const openGroups = 3;

/** Filters of a list, in groups that expand and collapse. State hook: `data-selected` on selected options. */
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
