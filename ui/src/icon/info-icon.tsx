import { IconBase, type IconProps } from './icon-base.tsx';

/** Letter i in a circle: information. */
export function InfoIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.5v.1" />
    </IconBase>
  );
}
