import { useRef, type KeyboardEvent } from 'react';
import { hasModifier } from '../hooks/index.ts';
import * as styles from './carousel.css.ts';
import type { CarouselStrings } from './carousel.strings.ts';
import { pageForKey } from './page-for-key.ts';

interface CarouselDotsProps {
  current: number;
  /** Id of the first item of each dot's page. */
  panels: readonly string[];
  /** Whether each dot represents one item, so that the dots are tabs. */
  isTabbed: boolean;
  strings: CarouselStrings;
  onChoose: (page: number) => void;
}

/**
 * Renders one dot per page as a single tab stop: Left and Right wrap around, Home and End go to the ends, and the page
 * follows the focus.
 */
export function CarouselDots({ current, panels, isTabbed, strings, onChoose }: CarouselDotsProps) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const page = hasModifier(event) ? undefined : pageForKey(event.key, current, panels.length);
    if (page === undefined) return;
    event.preventDefault();
    onChoose(page);
    const dot = list.current?.children[page];
    if (dot instanceof HTMLElement) dot.focus();
  };
  return (
    <div
      ref={list}
      role={isTabbed ? 'tablist' : 'group'}
      aria-label={strings.chooseSlide}
      data-part="dots"
      className={styles.dots}
    >
      {panels.map((panel, page) => {
        const isCurrent = page === current;
        return (
          <button
            key={panel}
            type="button"
            aria-label={strings.slidePosition(page + 1, panels.length)}
            aria-controls={panel}
            tabIndex={isCurrent ? 0 : -1}
            className={styles.dot}
            data-current={isCurrent || undefined}
            onClick={() => onChoose(page)}
            onKeyDown={onKeyDown}
            {...(isTabbed ? { role: 'tab', 'aria-selected': isCurrent } : { 'aria-current': isCurrent })}
          />
        );
      })}
    </div>
  );
}
