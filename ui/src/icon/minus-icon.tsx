import { IconBase, type IconProps } from './icon-base.tsx';

/** Minus: one less. */
export function MinusIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M5 12h14" />
    </IconBase>
  );
}
