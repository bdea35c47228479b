import { IconBase, type IconProps } from './icon-base.tsx';

/** Pin: a location on a map, a store. */
export function PinIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M12 21.5s-7-6.2-7-11.5a7 7 0 0 1 14 0c0 5.3-7 11.5-7 11.5zM9.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z" />
    </IconBase>
  );
}
