import { IconBase, type IconProps } from './icon-base.tsx';

/** Chevron down: opens the content below. */
export function ChevronDownIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="m6 9.5 6 6 6-6" />
    </IconBase>
  );
}
