import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './badge.css.ts';

/** What a badge can be about: a reduced price, something to notice, neither, a success. */
export const badgeTones = ['sale', 'highlight', 'neutral', 'success'] as const;

/** All other attributes go to the `<span>`. */
export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** Default `neutral`. */
  tone?: (typeof badgeTones)[number];
  children: ReactNode;
  ref?: Ref<HTMLSpanElement>;
}

/** A short mark on something, e.g. `−25%` or `Nowość`. */
export function Badge({ tone = 'neutral', className, ...props }: BadgeProps) {
  return <span {...props} className={classNames(styles.tone[tone], className)} />;
}
