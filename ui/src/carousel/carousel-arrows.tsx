import { ChevronLeftIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import * as styles from './carousel.css.ts';
import type { CarouselStrings } from './carousel.strings.ts';

interface CarouselArrowsProps {
  /** Index of the item that each button shows; undefined at an end. */
  previous: number | undefined;
  next: number | undefined;
  strings: CarouselStrings;
  onMove: (index: number | undefined) => void;
}

/** Renders the previous and next buttons. At an end a button keeps focus and does nothing. */
export function CarouselArrows({ previous, next, strings, onMove }: CarouselArrowsProps) {
  return (
    <>
      <IconButton
        className={styles.previous}
        variant="raised"
        label={strings.previousSlide}
        icon={<ChevronLeftIcon />}
        disabled={previous === undefined}
        onClick={() => onMove(previous)}
      />
      <IconButton
        className={styles.next}
        variant="raised"
        label={strings.nextSlide}
        // Rotated by its style, because a second icon would add a request to the home page.
        icon={<ChevronLeftIcon />}
        disabled={next === undefined}
        onClick={() => onMove(next)}
      />
    </>
  );
}
