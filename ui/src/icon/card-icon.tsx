import { IconBase, type IconProps } from './icon-base.tsx';

/** Bank card: payment by card. */
export function CardIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M2.5 5.5h19v13h-19zM2.5 10h19M6 15h4" />
    </IconBase>
  );
}
