import { IconBase, type IconProps } from './icon-base.tsx';

/** Letter i in a circle: information. */
export function InfoIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM12 11v5.5M12 7.5v.1" />
    </IconBase>
  );
}
