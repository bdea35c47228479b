import { IconBase, type IconProps } from './icon-base.tsx';

/** Magnifying glass: search. */
export function SearchIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 5 5" />
    </IconBase>
  );
}
