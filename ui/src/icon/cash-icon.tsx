import { IconBase, type IconProps } from './icon-base.tsx';

/** Bank note: cash on delivery. */
export function CashIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M2.5 6.5h19v11h-19zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0zM6 9.5v.1M18 14.5v.1" />
    </IconBase>
  );
}
