import { ChevronLeftIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import * as styles from './carousel.css.ts';
import type { CarouselStrings } from './carousel.strings.ts';

interface CarouselArrowsProps {
  /** The item each button goes to; undefined where there is none. */
  previous: number | undefined;
  next: number | undefined;
  strings: CarouselStrings;
  onMove: (index: number | undefined) => void;
}

/** Previous and next. At an end the button keeps its focus and does nothing. */
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
        // Turned round by its style: a second icon would be a request of its own on a home page.
        icon={<ChevronLeftIcon />}
        disabled={next === undefined}
        onClick={() => onMove(next)}
      />
    </>
  );
}
