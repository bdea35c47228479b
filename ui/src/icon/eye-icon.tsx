import { IconBase, type IconProps } from './icon-base.tsx';

/** Eye: show. */
export function EyeIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0z" />
    </IconBase>
  );
}
