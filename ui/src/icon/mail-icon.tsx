import { IconBase, type IconProps } from './icon-base.tsx';

/** Envelope: e-mail. */
export function MailIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M3 5.5h18v13H3zM3.5 6.5l8.5 7 8.5-7" />
    </IconBase>
  );
}
