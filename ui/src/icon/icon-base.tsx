import type { ReactNode, Ref, SVGAttributes } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './icon.css.ts';

/** Props of `Icon`. Other attributes are passed to the `<svg>`. */
export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  /** Size: 16, 20 or 24 px. Default `large` (24 px). */
  size?: keyof typeof styles.size;
  /** Name for screen readers. Without it the icon is decorative. */
  title?: string;
  /** Ref to the `<svg>` element. */
  ref?: Ref<SVGSVGElement>;
}

/** Base of all line icons: a 24 px grid in the text color. */
export function IconBase({
  size = 'large',
  title,
  className,
  children,
  ...props
}: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
      className={classNames(styles.size[size], className)}
      focusable="false"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  );
}
