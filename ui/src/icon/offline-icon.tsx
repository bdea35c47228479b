import { IconBase, type IconProps } from './icon-base.tsx';

/** Crossed-out signal: no connection. */
export function OfflineIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M3 3l18 18M8.5 15.5a5 5 0 0 1 5-1.1M5 12a10 10 0 0 1 4.5-2.5M2 8.5A15 15 0 0 1 7 5.7M12 5c3.7 0 7.2 1.3 10 3.5M15.5 9.7c1.3.5 2.5 1.3 3.5 2.3M12 19v.1" />
    </IconBase>
  );
}
