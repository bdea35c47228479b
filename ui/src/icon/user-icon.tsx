import { IconBase, type IconProps } from './icon-base.tsx';

/** Person: the account. */
export function UserIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 20.5c.8-4 3.9-6 8-6s7.2 2 8 6" />
    </IconBase>
  );
}
