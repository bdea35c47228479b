import { IconBase, type IconProps } from './icon-base.tsx';

/** Exclamation mark in a circle: an error. */
export function ErrorIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v6M12 16.5v.1" />
    </IconBase>
  );
}
