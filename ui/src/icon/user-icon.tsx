import { IconBase, type IconProps } from './icon-base.tsx';

/** Person: the account. */
export function UserIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM4 20.5c.8-4 3.9-6 8-6s7.2 2 8 6" />
    </IconBase>
  );
}
