import type { ReactNode } from 'react';
import * as styles from './icon.css.ts';

export interface IconProps {
  /** 16, 20 or 24 px. Default `large` (24 px). */
  size?: keyof typeof styles.size;
  /** Name for screen readers. Without it the icon is decorative. */
  title?: string;
}

/** The frame of all line icons: a 24 px grid, drawn in the colour of the text. */
export function IconBase({ size = 'large', title, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={styles.size[size]}
      focusable="false"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  );
}
