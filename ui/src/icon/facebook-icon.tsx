import { IconBase, type IconProps } from './icon-base.tsx';

/** Facebook logo. */
export function FacebookIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM12 21v-9.5a3 3 0 0 1 3-3h.8M9.2 13h5.2" />
    </IconBase>
  );
}
