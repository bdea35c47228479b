import { IconBase, type IconProps } from './icon-base.tsx';

/** Padlock: secure, locked. */
export function LockIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M5 10.5h14v10H5zM8 10.5V7.5a4 4 0 0 1 8 0v3" />
    </IconBase>
  );
}
