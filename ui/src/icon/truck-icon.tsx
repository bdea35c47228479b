import { IconBase, type IconProps } from './icon-base.tsx';

/** Truck: delivery. */
export function TruckIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M2.5 6h11.5v10.5H2.5zM14 10h4l3.5 3.5v3H14z" />
      <circle cx="7" cy="18" r="2" />
      <circle cx="17.5" cy="18" r="2" />
    </IconBase>
  );
}
