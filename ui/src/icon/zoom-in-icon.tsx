import { IconBase, type IconProps } from './icon-base.tsx';

/** Magnifying glass with a plus: enlarge. */
export function ZoomInIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 5 5M11 8.5v5M8.5 11h5" />
    </IconBase>
  );
}
