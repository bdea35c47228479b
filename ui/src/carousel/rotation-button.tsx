import { PauseIcon, PlayIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import * as styles from './carousel.css.ts';
import type { CarouselStrings } from './carousel.strings.ts';

interface RotationButtonProps {
  isOn: boolean;
  strings: CarouselStrings;
  onToggle: () => void;
}

/** Renders the button that starts and pauses the rotation. Its name is the action. */
export function RotationButton({ isOn, strings, onToggle }: RotationButtonProps) {
  return (
    <IconButton
      className={styles.rotation}
      variant="raised"
      label={isOn ? strings.pauseSlides : strings.playSlides}
      icon={isOn ? <PauseIcon size="medium" /> : <PlayIcon size="medium" />}
      onClick={onToggle}
    />
  );
}
