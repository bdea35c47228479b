import { IconBase, type IconProps } from './icon-base.tsx';

/** Exclamation mark in a triangle: a warning. */
export function WarningIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M12 3.5 22 20.5H2zM12 10v5M12 17.7v.1" />
    </IconBase>
  );
}
