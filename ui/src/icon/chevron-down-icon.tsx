import { IconBase, type IconProps } from './icon-base.tsx';

/** A chevron down: opens what is below. */
export function ChevronDownIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="m6 9.5 6 6 6-6" />
    </IconBase>
  );
}
