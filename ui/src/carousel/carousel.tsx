'use client';
import { useId, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useHydrated } from '../motion/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { CarouselArrows } from './carousel-arrows.tsx';
import { CarouselDots } from './carousel-dots.tsx';
import * as styles from './carousel.css.ts';
import { carouselStrings, type CarouselStrings } from './carousel.strings.ts';
import { getPaging } from './paging.ts';
import { RotationButton } from './rotation-button.tsx';
import { useRotation } from './use-rotation.ts';
import { useVisibleRange } from './use-visible-range.ts';

/** How a carousel behaves. */
export interface CarouselOptions {
  /** Moves by itself, unless the visitor prefers no motion or saves data. Default false. */
  autoplay?: boolean | undefined;
  /** Milliseconds an item stays; less than 5 s is 5 s. Default 5000. */
  autoplaySpeed?: number | undefined;
  /** Begins again after its end. Default false. */
  infinite?: boolean | undefined;
  /** Changes by fading instead of sliding. Default false. */
  fade?: boolean | undefined;
  /** Buttons for previous and next. Default true. */
  showArrows?: boolean | undefined;
  /** One dot a page. Default true. */
  showDots?: boolean | undefined;
}

export interface CarouselItem {
  /** Unique in the carousel. */
  key: string;
  /** Name of the slide. Default its position, e.g. `2 z 5`. */
  label?: string | undefined;
  /** The slide itself. */
  content: ReactNode;
}

/** All other attributes go to the `<section>`. */
export interface CarouselProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'aria-label' | 'aria-roledescription'>,
    CarouselOptions {
  /** Name; does not say that it is a carousel. */
  label: string;
  /** In the order of the row. */
  items: readonly CarouselItem[];
  /** Together, so that a host that has them in a table passes it on. Omitted strings come from the provider. */
  strings?: StringOverrides<CarouselStrings>;
  /** Class of the scroller. */
  trackClassName?: string | undefined;
  /** Class of each item; decides how many fit. Default: one fills the carousel. */
  itemClassName?: string | undefined;
  ref?: Ref<HTMLElement>;
}

/**
 * Items in a row that snaps into place. The row scrolls without any script. Scripts add buttons, take items out of view
 * away from keyboard and screen readers, and move the row when asked to. There are no copies of items.
 *
 * Where the row stands is the browser's scroll position: there is no second state to control. Hooks for styles:
 * `data-part="track"` and `data-part="dots"`; `data-rotating` on the root while it moves by itself, `data-current` on
 * the current dot.
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
  const { pages, current, previous, next } = getPaging(range ?? { first: 0, last: 0 }, items.length, infinite);
  const hasPages = range !== undefined && pages.length > 1;

  const goTo = (index: number | undefined): boolean => {
    const item = index === undefined ? undefined : track.current?.children[index];
    if (!(item instanceof HTMLElement) || !track.current) return false;
    track.current.scrollTo({
      left: item.offsetLeft - Number.parseFloat(getComputedStyle(track.current).paddingInlineStart || '0'),
    });
    return true;
  };
  const rotation = useRotation({
    track,
    autoplay: autoplay && hasPages,
    autoplaySpeed,
    position: range?.first ?? 0,
    advance: () => goTo(next),
  });
  const moveTo = (index: number | undefined) => {
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
        ref={track}
        data-part="track"
        className={classNames(styles.track, fade ? styles.fading : styles.sliding, trackClassName)}
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
