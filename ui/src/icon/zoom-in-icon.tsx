import { IconBase, type IconProps } from './icon-base.tsx';

/** Magnifying glass with a plus: enlarge. */
export function ZoomInIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0zM16 16l5 5M11 8.5v5M8.5 11h5" />
    </IconBase>
  );
}
