import { IconBase, type IconProps } from './icon-base.tsx';

/** Squares with lines beside them: one product in a row. */
export function ListIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M4 4.5h5v5H4zM4 14.5h5v5H4zM12.5 7H20M12.5 17H20" />
    </IconBase>
  );
}
