import { PauseIcon, PlayIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import * as styles from './carousel.css.ts';
import type { CarouselWords } from './carousel.words.ts';

interface RotationButtonProps {
  isOn: boolean;
  words: CarouselWords;
  onToggle: () => void;
}

/** Starts and stops the rotation; its name is what it will do (CA-6). */
export function RotationButton({ isOn, words, onToggle }: RotationButtonProps) {
  return (
    <IconButton
      className={styles.rotation}
      variant="raised"
      label={isOn ? words.pauseSlides : words.playSlides}
      icon={isOn ? <PauseIcon size="medium" /> : <PlayIcon size="medium" />}
      onClick={onToggle}
    />
  );
}
