import { IconBase, type IconProps } from './icon-base.tsx';

/** Chevron up: closes the content below. */
export function ChevronUpIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="m6 15 6-6 6 6" />
    </IconBase>
  );
}
