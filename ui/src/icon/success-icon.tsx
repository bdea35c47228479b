import { IconBase, type IconProps } from './icon-base.tsx';

/** Check mark in a circle: success. */
export function SuccessIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM8 12.5l2.8 2.8L16.2 9.5" />
    </IconBase>
  );
}
