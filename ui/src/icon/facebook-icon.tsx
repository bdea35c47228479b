import { IconBase, type IconProps } from './icon-base.tsx';

/** Facebook logo. */
export function FacebookIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 21v-9.5a3 3 0 0 1 3-3h.8M9.2 13h5.2" />
    </IconBase>
  );
}
