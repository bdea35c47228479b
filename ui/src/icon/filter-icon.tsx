import { IconBase, type IconProps } from './icon-base.tsx';

/** Sliders: filters of a list. */
export function FilterIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M3 6.5h9M18 6.5h3M3 17.5h3M12 17.5h9M12.5 6.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM6.5 17.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z" />
    </IconBase>
  );
}
