import { IconBase, type IconProps } from './icon-base.tsx';

/** Instagram logo. */
export function InstagramIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M16.8 7.2h.01" />
    </IconBase>
  );
}
