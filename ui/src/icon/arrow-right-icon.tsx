import { IconBase, type IconProps } from './icon-base.tsx';
import { arrowRightPath } from './icon-paths.ts';

/** Arrow to the right: forward. */
export function ArrowRightIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d={arrowRightPath} />
    </IconBase>
  );
}
