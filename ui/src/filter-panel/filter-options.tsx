'use client';
import { CheckIcon } from '../icon/index.ts';
import { useWitryna } from '../provider/index.ts';
import { box } from '../checkbox/checkbox.css.ts';
import { Swatch } from '../swatch/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { FilterGroup, FilterOption } from './filter-panel.tsx';
import * as styles from './filter-panel.css.ts';

/** The options of a group as links to the list with the option switched. */
export function FilterLinks({ options, selectedLabel }: { options: readonly FilterOption[]; selectedLabel: string }) {
  const { linkComponent: Link } = useWitryna();
  return (
    <ul role="list" className={styles.options}>
      {options.map((option) => (
        <li key={option.value}>
          <Link href={option.href} rel="nofollow" className={styles.option} data-selected={option.selected || undefined} data-keep-scroll="">
            <span aria-hidden="true" className={styles.box}>
              {option.selected && <CheckIcon size="small" />}
            </span>
            {option.swatch && <Swatch look={option.swatch} />}
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
  );
}

interface FilterCheckboxesProps {
  group: FilterGroup;
  onOptionChange(code: string, value: string, selected: boolean): void;
}

/** The options of a group as native checkboxes in a fieldset that the group names (FI-1). */
export function FilterCheckboxes({ group, onOptionChange }: FilterCheckboxesProps) {
  return (
    <fieldset>
      <legend>
        <VisuallyHidden>{group.label}</VisuallyHidden>
      </legend>
      <ul role="list" className={styles.options}>
        {group.options.map((option) => (
          <li key={option.value}>
            <label className={styles.option} data-selected={option.selected || undefined}>
              <input
                type="checkbox"
                name={group.code}
                value={option.value}
                checked={option.selected}
                onChange={(event) => onOptionChange(group.code, option.value, event.currentTarget.checked)}
                className={box}
              />
              {option.swatch && <Swatch look={option.swatch} />}
              <span className={styles.optionLabel}>
                {option.label}
                <VisuallyHidden>, {option.countLabel}</VisuallyHidden>
              </span>
              <span aria-hidden="true" className={styles.count}>
                {option.count}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
