import { IconBase, type IconProps } from './icon-base.tsx';

/** Arrow to the right: forward. */
export function ArrowRightIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M4 12h16m-6-6 6 6-6 6" />
    </IconBase>
  );
}
