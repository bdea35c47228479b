import { IconBase, type IconProps } from './icon-base.tsx';

/** Three lines: opens the menu. */
export function MenuIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17" />
    </IconBase>
  );
}
