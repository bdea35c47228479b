import { IconBase, type IconProps } from './icon-base.tsx';

/** Globe: language, store view. */
export function GlobeIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3z" />
    </IconBase>
  );
}
