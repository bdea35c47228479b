import { IconBase, type IconProps } from './icon-base.tsx';

/** Arrow that turns back: returns. */
export function ReturnIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M4 8.5h10.5a5.5 5.5 0 0 1 0 11H8M8 4.5l-4 4 4 4" />
    </IconBase>
  );
}
