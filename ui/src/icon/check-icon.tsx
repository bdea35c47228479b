import { IconBase, type IconProps } from './icon-base.tsx';

/** Check mark: done, selected. */
export function CheckIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </IconBase>
  );
}
