import { IconBase, type IconProps } from './icon-base.tsx';

/** Magnifying glass: search. */
export function SearchIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0zM16 16l5 5" />
    </IconBase>
  );
}
