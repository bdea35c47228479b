import { IconBase, type IconProps } from './icon-base.tsx';

/** Arrow to the left: back. */
export function ArrowLeftIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M20 12H4m6-6-6 6 6 6" />
    </IconBase>
  );
}
