import { classNames } from '../styles/class-names.ts';
import type { IconProps } from './icon-base.tsx';
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
      <path d="m12 2.5 2.900 6.200 6.600.9-4.800 4.700 1.200 6.700L12 17.800 6.100 21l1.200-6.700L2.5 9.600l6.600-.9z" />
    </svg>
  );
}
