import { IconBase, type IconProps } from './icon-base.tsx';

export function ChevronRightIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="m9 5.5 6.5 6.5-6.5 6.5" />
    </IconBase>
  );
}
