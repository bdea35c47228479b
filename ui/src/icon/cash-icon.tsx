import { IconBase, type IconProps } from './icon-base.tsx';

/** Bank note: cash on delivery. */
export function CashIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M2.5 6.5h19v11h-19z" />
      <circle cx="12" cy="12" r="2.8" />
      <path d="M6 9.5v.1M18 14.5v.1" />
    </IconBase>
  );
}
