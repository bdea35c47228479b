import { IconButton } from '@witryna/ui/icon-button';
import { PauseIcon, PlayIcon } from '../render/icons.tsx';
import { usePageBuilder } from '../render/provider.tsx';
import * as styles from './carousel.css.ts';

interface RotationButtonProps {
  isOn: boolean;
  onToggle: () => void;
}

/** Starts and stops the rotation; its name is what it will do (CA-6). */
export function RotationButton({ isOn, onToggle }: RotationButtonProps) {
  const { strings } = usePageBuilder();
  return (
    <IconButton
      className={styles.rotation}
      variant="raised"
      label={isOn ? strings.pauseSlides : strings.playSlides}
      icon={isOn ? <PauseIcon /> : <PlayIcon />}
      onClick={onToggle}
    />
  );
}
