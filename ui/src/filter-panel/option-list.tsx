import type { ReactNode } from 'react';
import type { FilterOption } from './filter-panel.tsx';
import type { FilterPanelWords } from './filter-panel.words.ts';
import * as styles from './filter-panel.css.ts';
import { Fold } from './fold.tsx';

/** A longer list shows its first options; the others unfold. */
const longest = 8;
const shownAtFirst = 6;

interface OptionListProps {
  options: readonly FilterOption[];
  words: FilterPanelWords;
  /** Draws an option. */
  children(option: FilterOption): ReactNode;
}

/** The options of a group; a long list is folded after its sixth. */
export function OptionList({ options, words, children }: OptionListProps) {
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
        <Fold
          title={
            <>
              <span className={styles.more}>{words.moreLabel(rest.length)}</span>
              <span className={styles.less}>{words.lessLabel}</span>
            </>
          }
          wanted={rest.some(({ selected }) => selected)}
          className={styles.rest}
          summaryClassName={styles.restSummary}
        >
          {list(rest)}
        </Fold>
      )}
    </>
  );
}
