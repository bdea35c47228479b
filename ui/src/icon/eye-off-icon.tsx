import { IconBase, type IconProps } from './icon-base.tsx';

/** Crossed-out eye: hide. */
export function EyeOffIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M4 4l16 16M9.5 5.9A9.5 9.5 0 0 1 12 5.5c6.4 0 10 6.5 10 6.5a17 17 0 0 1-3.3 4M6 7.5A16.5 16.5 0 0 0 2 12s3.6 6.5 10 6.5c1.5 0 2.9-.4 4.1-.9M10 10a3 3 0 0 0 4.1 4.1" />
    </IconBase>
  );
}
