import { IconBase, type IconProps } from './icon-base.tsx';

/** Two bars: pause. */
export function PauseIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M8.5 5.5v13M15.5 5.5v13" />
    </IconBase>
  );
}
