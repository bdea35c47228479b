import { useEffect, useRef } from 'react';
import { Image } from '../image/index.ts';
import { useWitryna } from '../provider/index.ts';
import * as styles from './search-panel.css.ts';
import type { SuggestionGroup } from './suggestions.ts';

/** Returns the id of an option, by its index among all options. */
export function optionId(listId: string, index: number): string {
  return `${listId}-option-${index}`;
}

export interface SuggestionListProps {
  id: string;
  label: string;
  groups: readonly SuggestionGroup[];
  /** Index of the active option among all options; -1 for none. */
  active: number;
  hidden: boolean;
  onNavigate(): void;
}

/** Renders the list of suggestions. Its options are links that are not tab stops: focus stays in the field. */
export function SuggestionList({ id, label, groups, active, hidden, onNavigate }: SuggestionListProps) {
  const { linkComponent: Link } = useWitryna();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active === -1) return;
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const findFirst = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { suggestions }) => sum + suggestions.length, 0),
  );
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      hidden={hidden}
      className={styles.list}
      // A click follows the link without moving focus out of the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups
        .map((group, index) => ({ group, first: findFirst[index] ?? 0 }))
        .filter(({ group }) => group.suggestions.length > 0)
        .map(({ group, first }) => (
          <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`} className={styles.group}>
            <p id={`${id}-${group.id}`} className={styles.groupLabel}>
              {group.label}
            </p>
            {group.suggestions.map((suggestion, index) => (
              <Link
                key={suggestion.id}
                id={optionId(id, first + index)}
                role="option"
                aria-selected={first + index === active}
                tabIndex={-1}
                href={suggestion.href}
                className={styles.option}
                onClick={onNavigate}
              >
                {suggestion.imageSrc && (
                  <span className={styles.picture}>
                    <Image src={suggestion.imageSrc} alt="" maxWidth={40} />
                  </span>
                )}
                <span className={styles.optionText}>{suggestion.label}</span>
                {suggestion.detail && <span className={styles.detail}>{suggestion.detail}</span>}
              </Link>
            ))}
          </div>
        ))}
    </div>
  );
}
