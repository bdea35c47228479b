'use client';
import { useId, useRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useHydrated } from '../motion/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { CarouselArrows } from './carousel-arrows.tsx';
import { CarouselDots } from './carousel-dots.tsx';
import * as styles from './carousel.css.ts';
import { carouselStrings, type CarouselStrings } from './carousel.strings.ts';
import { getPaging, getRangeAfterScroll } from './paging.ts';
import { RotationButton } from './rotation-button.tsx';
import { useRotation } from './use-rotation.ts';
import { useScrollGoal } from './use-scroll-goal.ts';
import { useVisibleRange } from './use-visible-range.ts';

/** Behavior of a carousel. */
export interface CarouselOptions {
  /** Whether slides advance automatically, unless the visitor prefers reduced motion or saves data. Default `false`. */
  autoplay?: boolean | undefined;
  /** Duration of a slide in milliseconds, at least 5000. Default 5000. */
  autoplaySpeed?: number | undefined;
  /** Whether the carousel continues from the first item after the last. Default `false`. */
  infinite?: boolean | undefined;
  /** Whether slides fade instead of sliding. Default `false`. */
  fade?: boolean | undefined;
  /** Whether to show previous and next buttons. Default `true`. */
  showArrows?: boolean | undefined;
  /** Whether to show one dot per page. Default `true`. */
  showDots?: boolean | undefined;
}

export interface CarouselItem {
  /** Unique key in the carousel. */
  key: string;
  /** Name of the slide. Default: its position, e.g. `2 of 5`. */
  label?: string | undefined;
  /** Content of the slide. */
  content: ReactNode;
}

/** Props of `Carousel`. Other attributes are passed to the `<section>`. */
export interface CarouselProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'aria-label' | 'aria-roledescription'>,
    CarouselOptions {
  /** Accessible name, without the word "carousel". */
  label: string;
  /** Items in display order. */
  items: readonly CarouselItem[];
  /** Strings of the carousel. Omitted strings come from the provider. */
  strings?: StringOverrides<CarouselStrings>;
  /** Class of the scroller. */
  trackClassName?: string | undefined;
  /** Class of each item, which determines how many fit. Default: one item fills the carousel. */
  itemClassName?: string | undefined;
  ref?: Ref<HTMLElement>;
}

/**
 * Row of items with scroll snapping. The row scrolls without scripts. Scripts add buttons, make items outside the view
 * inert, and scroll the row on request. Items are not cloned.
 *
 * The scroll position decides which items are inert. Buttons and dots are ahead of it while a requested scroll runs, so
 * that several quick presses add up.
 *
 * Parts: `data-part="track"` and `data-part="dots"`. State hooks: `data-rotating` on the root while slides advance
 * automatically, `data-current` on the current dot.
 */
export function Carousel({
  label,
  items,
  autoplay = false,
  autoplaySpeed = 5000,
  infinite = false,
  fade = false,
  showArrows = true,
  showDots = true,
  trackClassName,
  itemClassName = styles.fullItem,
  className,
  strings: own,
  ...props
}: CarouselProps) {
  const strings = useStrings('carousel', carouselStrings, own);
  const track = useRef<HTMLDivElement>(null);
  const id = useId();
  const isHydrated = useHydrated();
  const range = useVisibleRange(
    track,
    items.map(({ key }) => key),
  );
  const { goal, setGoal, handlers } = useScrollGoal();
  const paged = goal ?? range ?? { first: 0, last: 0 };
  const { pages, current, previous, next } = getPaging(paged, items.length, infinite);
  const hasPages = range !== undefined && pages.length > 1;

  const getOffset = (index: number): number => {
    const item = track.current?.children[index];
    return item instanceof HTMLElement ? item.offsetLeft : 0;
  };
  const goTo = (index: number | undefined): boolean => {
    if (index === undefined) return false;
    setGoal(getRangeAfterScroll(paged, index, items.length));
    track.current?.scrollTo({ left: getOffset(index) - getOffset(0) });
    return true;
  };
  const rotation = useRotation({
    track,
    autoplay: autoplay && hasPages,
    autoplaySpeed,
    position: range?.first ?? 0,
    advance: () => goTo(next),
  });
  // Before that slides change only because they are laid out, or by themselves.
  const [isMovedByHand, setIsMovedByHand] = useState(false);
  const moveTo = (index: number | undefined) => {
    setIsMovedByHand(true);
    rotation.dispatch('move');
    goTo(index);
  };
  const isTabbed = showDots && hasPages && pages.length === items.length;

  return (
    <section
      {...props}
      aria-label={label}
      aria-roledescription={strings.carousel}
      data-rotating={rotation.isRotating || undefined}
      className={classNames(styles.carousel, className)}
    >
      {rotation.isAvailable && (
        <RotationButton isOn={rotation.isOn} strings={strings} onToggle={() => rotation.dispatch('toggle')} />
      )}
      {hasPages && showArrows && <CarouselArrows previous={previous} next={next} strings={strings} onMove={moveTo} />}
      <div
        {...handlers}
        ref={track}
        data-part="track"
        className={classNames(styles.track, fade ? styles.fading : styles.sliding, trackClassName)}
        aria-live={isHydrated ? (isMovedByHand && !rotation.isRotating ? 'polite' : 'off') : undefined}
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
      {hasPages && showDots && (
        <CarouselDots
          current={current}
          panels={pages.map((first) => `${id}-${first}`)}
          isTabbed={isTabbed}
          strings={strings}
          onChoose={(page) => moveTo(pages[page])}
        />
      )}
    </section>
  );
}
