import { classNames } from '../styles/class-names.ts';
import type { IconProps } from './icon-base.tsx';
import * as styles from './icon.css.ts';

/** Logo of Witryna: a sprout in an arched shop window. Decorative, because the word next to it is the name. */
export function LogoGlyph({ size = 'large', className, ...props }: Omit<IconProps, 'title'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
      className={classNames(styles.size[size], className)}
      aria-hidden
      focusable="false"
    >
      <path d="M3.5 22V10.5a8.5 8.5 0 0 1 17 0V22zM12 22v-9M12 15c-2.6 0-4-1.3-4-4 2.7 0 4 1.3 4 4zM12 13c0-2.5 1.3-3.8 4-3.8 0 2.6-1.4 3.8-4 3.800z" />
    </svg>
  );
}
