'use client';
import { CheckIcon } from '../icon/index.ts';
import { useWitryna } from '../provider/index.ts';
import { box } from '../checkbox/checkbox.css.ts';
import { Swatch } from '../swatch/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { FilterGroup, FilterOption } from './filter-group.ts';
import type { FilterPanelStrings } from './filter-panel.strings.ts';
import { OptionList } from './option-list.tsx';
import * as styles from './filter-panel.css.ts';

/** Returns the accessible name of an option; the state of a link is announced as text. */
function getOptionName({ label, countLabel }: FilterOption, state?: string): string {
  return [label, state, countLabel].filter((text) => text !== undefined).join(', ');
}

/** Renders the text of an option in a link or next to a checkbox, before the number, which is a pseudo-element. */
function OptionText({ option }: { option: FilterOption }) {
  return (
    <>
      {option.swatch && <Swatch value={option.swatch} />}
      {option.label}
    </>
  );
}

/** Renders the options of a group as links to the list with the option toggled. */
export function FilterLinks({ options, strings }: { options: readonly FilterOption[]; strings: FilterPanelStrings }) {
  const { linkComponent: Link } = useWitryna();
  return (
    <OptionList options={options} strings={strings}>
      {(option) => (
        <Link
          href={option.href}
          rel="nofollow"
          aria-label={getOptionName(option, option.selected ? strings.selectedLabel : undefined)}
          className={styles.option}
          data-selected={option.selected || undefined}
          data-count={option.count}
          data-keep-scroll=""
        >
          {option.selected && (
            <span className={styles.box}>
              <CheckIcon size="small" />
            </span>
          )}
          <OptionText option={option} />
        </Link>
      )}
    </OptionList>
  );
}

interface FilterCheckboxesProps {
  group: FilterGroup;
  strings: FilterPanelStrings;
  onOptionChange(code: string, value: string, selected: boolean): void;
}

/** Renders the options of a group as native checkboxes in a fieldset named by the group. */
export function FilterCheckboxes({ group, strings, onOptionChange }: FilterCheckboxesProps) {
  return (
    <fieldset>
      <legend>
        <VisuallyHidden>{group.label}</VisuallyHidden>
      </legend>
      <OptionList options={group.options} strings={strings}>
        {(option) => (
          <label className={styles.option} data-selected={option.selected || undefined} data-count={option.count}>
            <input
              type="checkbox"
              name={group.code}
              value={option.value}
              aria-label={getOptionName(option)}
              checked={option.selected}
              onChange={(event) => onOptionChange(group.code, option.value, event.currentTarget.checked)}
              className={box}
            />
            <OptionText option={option} />
          </label>
        )}
      </OptionList>
    </fieldset>
  );
}
