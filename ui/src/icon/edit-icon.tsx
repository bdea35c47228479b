import { IconBase, type IconProps } from './icon-base.tsx';

/** Pencil: edit. */
export function EditIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M4 20l1-4.5L16.5 4 20 7.5 8.5 19z" />
    </IconBase>
  );
}
