import { IconBase, type IconProps } from './icon-base.tsx';

/** Two scales in balance: compare. */
export function CompareIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M12 4v16M8 20h8M5 7h14M5 7l-3 7h6L5 7Zm14 0-3 7h6l-3-7Z" />
    </IconBase>
  );
}
