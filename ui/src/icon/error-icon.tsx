import { IconBase, type IconProps } from './icon-base.tsx';

/** Exclamation mark in a circle: an error. */
export function ErrorIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM12 7v6M12 16.5v.1" />
    </IconBase>
  );
}
