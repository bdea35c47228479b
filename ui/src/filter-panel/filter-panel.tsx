'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useWords, type OwnWords } from '../provider/index.ts';
import type { SwatchLook } from '../swatch/index.ts';
import { classNames } from '../styles/class-names.ts';
import { FilterCheckboxes, FilterLinks } from './filter-options.tsx';
import { Fold } from './fold.tsx';
import { filterPanelWords, type FilterPanelWords } from './filter-panel.words.ts';
import * as styles from './filter-panel.css.ts';

export interface FilterOption {
  /** Unique in its group; passed to `onOptionChange`. */
  value: string;
  /** The option in words, e.g. `Kapsułki`. */
  label: string;
  /** Its colour or picture, beside the words. Default: none. */
  swatch?: SwatchLook | undefined;
  /** Formatted number of products, e.g. `12`. */
  count: string;
  /** The count in words, e.g. `12 produktów`. */
  countLabel: string;
  /** Whether the list is filtered by it. */
  selected: boolean;
  /** Address of the list with this option switched on or off. */
  href: string;
}

export interface FilterGroup {
  /** Unique in the panel, e.g. the code of the attribute; passed to `onOptionChange`. */
  code: string;
  /** Heading of the group, e.g. `Postać`. */
  label: string;
  /** In the order of the screen; of more than eight, those after the sixth unfold on demand. */
  options: readonly FilterOption[];
  /** What stands below the options, e.g. a `PriceRange`. Default: nothing. */
  below?: ReactNode;
}

/** All other attributes go to the root. Words that are left out come from the provider's table. */
export interface FilterPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'aria-label'>, OwnWords<FilterPanelWords> {
  /** In the order of the screen; the first three are unfolded at first. */
  groups: readonly FilterGroup[];
  /**
   * Called with the group's code, the option's value and whether it is to be chosen. With it the options are native checkboxes, which the
   * parent holds (FI-1). Default: they are links, which work without scripts and can be shared.
   */
  onOptionChange?(code: string, value: string, selected: boolean): void;
  ref?: Ref<HTMLElement>;
}

/** Groups that are unfolded at first; the others open on demand or when something in them is chosen. */
const openGroups = 3;

/** The filters of a list in groups that open and close (accessibility line FI-1). Hook for styles: `data-selected` on chosen options. */
export function FilterPanel({ groups, onOptionChange, label, selectedLabel, moreLabel, lessLabel, className, ...props }: FilterPanelProps) {
  const words = useWords('filterPanel', filterPanelWords, { label, selectedLabel, moreLabel, lessLabel });
  const Root = onOptionChange ? 'section' : 'nav';
  return (
    <Root {...props} aria-label={words.label} className={classNames(styles.panel, className)}>
      {groups.map((group, index) => (
        <Fold
          key={group.code}
          title={group.label}
          wanted={index < openGroups || group.options.some(({ selected }) => selected)}
          className={styles.group}
          summaryClassName={styles.summary}
        >
          {onOptionChange ? (
            <FilterCheckboxes group={group} words={words} onOptionChange={onOptionChange} />
          ) : (
            <FilterLinks options={group.options} words={words} />
          )}
          {group.below && <div className={styles.below}>{group.below}</div>}
        </Fold>
      ))}
    </Root>
  );
}
