import { IconBase, type IconProps } from './icon-base.tsx';

/** Plus: one more, add. */
export function PlusIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M12 5v14M5 12h14" />
    </IconBase>
  );
}
