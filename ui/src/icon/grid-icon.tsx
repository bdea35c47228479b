import { IconBase, type IconProps } from './icon-base.tsx';

/** Four squares: several products in a row. */
export function GridIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z" />
    </IconBase>
  );
}
