import { classNames } from '../styles/class-names.ts';
import type { IconProps } from './icon-base.tsx';
import { starPath } from './icon-paths.ts';
import * as styles from './icon.css.ts';

/** Star of a rating, the only filled icon. Decorative. */
export function StarIcon({ size = 'small', className, ...props }: Omit<IconProps, 'title'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="currentColor"
      {...props}
      className={classNames(styles.size[size], className)}
      aria-hidden
      focusable="false"
    >
      <path d={starPath} />
    </svg>
  );
}
