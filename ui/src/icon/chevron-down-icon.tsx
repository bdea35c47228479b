import { IconBase, type IconProps } from './icon-base.tsx';
import { chevronDownPath } from './icon-paths.ts';

/** Chevron down: opens the content below. */
export function ChevronDownIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d={chevronDownPath} />
    </IconBase>
  );
}
