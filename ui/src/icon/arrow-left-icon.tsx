import { IconBase, type IconProps } from './icon-base.tsx';
import { arrowLeftPath } from './icon-paths.ts';

/** Arrow to the left: back. */
export function ArrowLeftIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d={arrowLeftPath} />
    </IconBase>
  );
}
