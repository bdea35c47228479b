import { ChevronLeftIcon, ChevronRightIcon } from '@witryna/ui/icon';
import { IconButton } from '@witryna/ui/icon-button';
import { usePageBuilder } from '../render/provider.tsx';
import * as styles from './carousel.css.ts';

interface CarouselArrowsProps {
  /** The item each button goes to; undefined where there is none. */
  previous: number | undefined;
  next: number | undefined;
  onMove: (index: number | undefined) => void;
}

/** Previous and next. At an end the button keeps its focus and does nothing (CA-3). */
export function CarouselArrows({ previous, next, onMove }: CarouselArrowsProps) {
  const { strings } = usePageBuilder();
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
        icon={<ChevronRightIcon />}
        disabled={next === undefined}
        onClick={() => onMove(next)}
      />
    </>
  );
}
