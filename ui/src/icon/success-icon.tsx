import { IconBase, type IconProps } from './icon-base.tsx';

/** Check mark in a circle: success. */
export function SuccessIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="m8 12.5 2.8 2.8L16.2 9.5" />
    </IconBase>
  );
}
