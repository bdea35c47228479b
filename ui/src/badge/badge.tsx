import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './badge.css.ts';

/** Tones of a badge: a reduced price, a highlight, neutral information, a success. */
export const badgeTones = ['sale', 'highlight', 'neutral', 'success'] as const;

/** Props of `Badge`. Other attributes are passed to the `<span>`. */
export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** Tone. Default `neutral`. */
  tone?: (typeof badgeTones)[number];
  children: ReactNode;
  ref?: Ref<HTMLSpanElement>;
}

/** Short label on an element, e.g. `−25%` or `New`. */
export function Badge({ tone = 'neutral', className, ...props }: BadgeProps) {
  return <span {...props} className={classNames(styles.tone[tone], className)} />;
}
