import { IconBase, type IconProps } from './icon-base.tsx';

/** Sliders: filters of a list. */
export function FilterIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M3 6.5h9M18 6.5h3M3 17.5h3M12 17.5h9" />
      <circle cx="15" cy="6.5" r="2.5" />
      <circle cx="9" cy="17.5" r="2.5" />
    </IconBase>
  );
}
