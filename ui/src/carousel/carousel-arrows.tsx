import { ChevronLeftIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import * as styles from './carousel.css.ts';
import type { CarouselWords } from './carousel.words.ts';

interface CarouselArrowsProps {
  /** The item each button goes to; undefined where there is none. */
  previous: number | undefined;
  next: number | undefined;
  words: CarouselWords;
  onMove: (index: number | undefined) => void;
}

/** Previous and next. At an end the button keeps its focus and does nothing (CA-3). */
export function CarouselArrows({ previous, next, words, onMove }: CarouselArrowsProps) {
  return (
    <>
      <IconButton
        className={styles.previous}
        variant="raised"
        label={words.previousSlide}
        icon={<ChevronLeftIcon />}
        disabled={previous === undefined}
        onClick={() => onMove(previous)}
      />
      <IconButton
        className={styles.next}
        variant="raised"
        label={words.nextSlide}
        // Turned round by its style: a second icon would be a request of its own on a home page.
        icon={<ChevronLeftIcon />}
        disabled={next === undefined}
        onClick={() => onMove(next)}
      />
    </>
  );
}
