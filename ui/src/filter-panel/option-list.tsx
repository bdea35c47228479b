import type { ReactNode } from 'react';
import type { FilterOption } from './filter-group.ts';
import type { FilterPanelStrings } from './filter-panel.strings.ts';
import * as styles from './filter-panel.css.ts';
import { Collapsible } from './collapsible.tsx';

/** A longer list shows its first options; the others expand on demand. */
const longest = 8;
const shownAtFirst = 6;

interface OptionListProps {
  options: readonly FilterOption[];
  strings: FilterPanelStrings;
  /** Renders an option. */
  children(option: FilterOption): ReactNode;
}

/** Renders the options of a group; a long list is collapsed after its sixth option. */
export function OptionList({ options, strings, children }: OptionListProps) {
  const isLong = options.length > longest;
  const rest = isLong ? options.slice(shownAtFirst) : [];
  const list = (shown: readonly FilterOption[]) => (
    <ul role="list" className={styles.options}>
      {shown.map((option) => (
        <li key={option.value}>{children(option)}</li>
      ))}
    </ul>
  );
  return (
    <>
      {list(isLong ? options.slice(0, shownAtFirst) : options)}
      {rest.length > 0 && (
        <Collapsible
          title={
            <>
              <span className={styles.more}>{strings.moreLabel(rest.length)}</span>
              <span className={styles.less}>{strings.lessLabel}</span>
            </>
          }
          wanted={rest.some(({ selected }) => selected)}
          className={styles.rest}
          summaryClassName={styles.restSummary}
        >
          {list(rest)}
        </Collapsible>
      )}
    </>
  );
}
