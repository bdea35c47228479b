import { IconBase, type IconProps } from './icon-base.tsx';

/** Cross: close, remove. */
export function CloseIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="m6 6 12 12M18 6 6 18" />
    </IconBase>
  );
}
