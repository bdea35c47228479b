import { IconBase, type IconProps } from './icon-base.tsx';

/** Chevron to the right: forward, one level down. */
export function ChevronRightIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="m9 5.5 6.5 6.5-6.5 6.5" />
    </IconBase>
  );
}
