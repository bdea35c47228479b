import type { ReactNode } from 'react';
import * as styles from './badge.css.ts';

export const badgeTones = ['sale', 'highlight', 'neutral', 'success'] as const;

/** A short mark on something, e.g. `−25%` or `Nowość`. */
export function Badge({ tone = 'neutral', children }: { tone?: (typeof badgeTones)[number]; children: ReactNode }) {
  return <span className={styles.tone[tone]}>{children}</span>;
}
