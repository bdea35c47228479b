import { IconBase, type IconProps } from './icon-base.tsx';

/** Bank: payment by transfer. */
export function BankIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M3 9.5 12 4l9 5.5zM5.5 10v7M10 10v7M14 10v7M18.5 10v7M3 20h18" />
    </IconBase>
  );
}
