import { IconBase, type IconProps } from './icon-base.tsx';

/** Telephone: call, telephone number. */
export function PhoneIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M6 3.5h3.5l1.5 5-2.2 1.6a12 12 0 0 0 5.1 5.1L15.5 13l5 1.5V18c0 1.4-1.1 2.5-2.5 2.5C10 20.5 3.5 14 3.5 6A2.5 2.5 0 0 1 6 3.5z" />
    </IconBase>
  );
}
