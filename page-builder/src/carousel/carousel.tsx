'use client';

import { useId, useRef, type ReactNode } from 'react';
import { classNames } from '../render/class-names.ts';
import { usePageBuilder } from '../render/provider.tsx';
import { useHydrated } from '../render/use-hydrated.ts';
import { CarouselArrows } from './carousel-arrows.tsx';
import { CarouselDots } from './carousel-dots.tsx';
import * as styles from './carousel.css.ts';
import { pageThrough } from './paging.ts';
import { RotationButton } from './rotation-button.tsx';
import { useRotation } from './use-rotation.ts';
import { useVisibleRange } from './use-visible-range.ts';

/** How a carousel behaves. */
export interface CarouselOptions {
  /** Moves by itself, unless the visitor prefers no motion. */
  autoplay: boolean;
  /** Milliseconds an item stays; less than 5 s is 5 s. */
  autoplaySpeed: number;
  /** Begins again after its end. */
  infinite: boolean;
  /** Changes by fading in place of sliding. */
  fade: boolean;
  showArrows: boolean;
  showDots: boolean;
}

export interface CarouselItem {
  key: string;
  /** Name; default its position, such as "2 of 5". */
  label?: string;
  content: ReactNode;
}

export interface CarouselProps {
  /** Name; does not say that it is a carousel. */
  label: string;
  items: readonly CarouselItem[];
  options: CarouselOptions;
  /** Class of the scroller. */
  trackClassName?: string | undefined;
  /** Class of each item; decides how many fit. Default: one fills the carousel. */
  itemClassName?: string | undefined;
}

/**
 * Items in a row that snaps into place (accessibility lines CA-1 to CA-13). The row scrolls without any script. Scripts add buttons,
 * take items out of view away from keyboard and screen readers, and move the row when asked to. There are no copies of items.
 */
export function Carousel({ label, items, options, trackClassName, itemClassName = styles.fullItem }: CarouselProps) {
  const { strings } = usePageBuilder();
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const id = useId();
  const isHydrated = useHydrated();
  const range = useVisibleRange(track, items.length);
  const { pages, current, previous, next } = pageThrough(range ?? { first: 0, last: 0 }, items.length, options.infinite);
  const hasPages = range !== undefined && pages.length > 1;

  const goTo = (index: number | undefined): boolean => {
    const item = index === undefined ? undefined : track.current?.children[index];
    if (!(item instanceof HTMLElement) || !track.current) return false;
    track.current.scrollTo({ left: item.offsetLeft - Number.parseFloat(getComputedStyle(track.current).paddingInlineStart || '0') });
    return true;
  };
  const rotation = useRotation({
    root, autoplay: options.autoplay && hasPages, autoplaySpeed: options.autoplaySpeed, position: range?.first ?? 0, advance: () => goTo(next),
  });
  const moveTo = (index: number | undefined) => {
    rotation.dispatch('move');
    goTo(index);
  };
  const isTabbed = options.showDots && hasPages && pages.length === items.length;

  return (
    <section ref={root} aria-label={label} aria-roledescription={strings.carousel} className={styles.carousel}>
      {rotation.isAvailable && <RotationButton isOn={rotation.isOn} onToggle={() => rotation.dispatch('toggle')} />}
      {hasPages && options.showArrows && <CarouselArrows previous={previous} next={next} onMove={moveTo} />}
      <div
        ref={track}
        className={classNames(styles.track, options.fade ? styles.fading : styles.sliding, trackClassName)}
        aria-live={isHydrated ? (rotation.isRotating ? 'off' : 'polite') : undefined}
        aria-atomic={isHydrated ? false : undefined}
      >
        {items.map((item, index) => (
          <div
            key={item.key}
            id={`${id}-${index}`}
            role={isTabbed ? 'tabpanel' : 'group'}
            aria-roledescription={isTabbed ? undefined : strings.slide}
            aria-label={item.label ?? strings.slidePosition(index + 1, items.length)}
            inert={range !== undefined && (index < range.first || index > range.last)}
            className={itemClassName}
          >
            {item.content}
          </div>
        ))}
      </div>
      {hasPages && options.showDots && (
        <CarouselDots
          current={current}
          panels={pages.map((first) => `${id}-${first}`)}
          isTabbed={isTabbed}
          onChoose={(page) => moveTo(pages[page])}
        />
      )}
    </section>
  );
}
