import { IconBase, type IconProps } from './icon-base.tsx';

/** Triangle: play. */
export function PlayIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M8 5l11 7-11 7z" />
    </IconBase>
  );
}
