import { useRef, type KeyboardEvent } from 'react';
import { hasModifier } from '../hooks/index.ts';
import * as styles from './carousel.css.ts';
import type { CarouselStrings } from './carousel.strings.ts';
import { pageForKey } from './page-for-key.ts';

interface CarouselDotsProps {
  current: number;
  /** The id of the item that each dot shows first. */
  panels: readonly string[];
  /** Whether each dot stands for one item, so that they are tabs. */
  isTabbed: boolean;
  strings: CarouselStrings;
  onChoose: (page: number) => void;
}

/** One dot a page. A single tab stop: Left and Right go around, Home and End to the ends, and the page follows. */
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
