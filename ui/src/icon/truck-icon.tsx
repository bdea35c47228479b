import { IconBase, type IconProps } from './icon-base.tsx';

/** Truck: delivery. */
export function TruckIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M2.5 6h11.5v10.5H2.5zM14 10h4l3.5 3.5v3H14zM5 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM15.5 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0z" />
    </IconBase>
  );
}
