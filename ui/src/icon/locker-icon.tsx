import { IconBase, type IconProps } from './icon-base.tsx';

/** Parcel locker: delivery to a locker. */
export function LockerIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M4 3.5h16v17H4zM4 9h16M4 14.5h16M12 3.5v17M9.5 6.2v.1M9.5 11.7v.1M9.5 17.4v.1M17.5 6.2v.1M17.5 11.7v.1M17.5 17.4v.1" />
    </IconBase>
  );
}
