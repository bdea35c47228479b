import { IconBase, type IconProps } from './icon-base.tsx';

/** Chevron to the left: back. */
export function ChevronLeftIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="m15 5.5-6.5 6.5 6.5 6.5" />
    </IconBase>
  );
}
