import { IconBase, type IconProps } from './icon-base.tsx';
import { checkPath } from './icon-paths.ts';

/** Check mark: done, selected. */
export function CheckIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d={checkPath} />
    </IconBase>
  );
}
