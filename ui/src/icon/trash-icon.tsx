import { IconBase, type IconProps } from './icon-base.tsx';

/** Bin: remove. */
export function TrashIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M4 6.5h16M9 6.5v-3h6v3M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6" />
    </IconBase>
  );
}
