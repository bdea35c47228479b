import { IconBase, type IconProps } from './icon-base.tsx';

/** Instagram logo. */
export function InstagramIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M8.5 3.5h7a5 5 0 0 1 5 5v7a5 5 0 0 1 -5 5h-7a5 5 0 0 1 -5 -5v-7a5 5 0 0 1 5 -5zM8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM16.8 7.2h.01" />
    </IconBase>
  );
}
