'use client';
import type { HTMLAttributes, Ref } from 'react';
import { OfflineIcon } from '../icon/index.ts';
import { useWords, type OwnWords } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { isOffline, type Connection } from './is-offline.ts';
import * as styles from './offline.css.ts';
import { offlineWords, type OfflineWords } from './offline.words.ts';

/** All other attributes go to the root. Words that are left out come from the provider's table. */
export interface OfflineIndicatorProps extends Connection, Omit<HTMLAttributes<HTMLSpanElement>, 'children'>, OwnWords<Pick<OfflineWords, 'label'>> {
  ref?: Ref<HTMLSpanElement>;
}

/** The offline icon of the header, with its text: there exactly while the connection is lost (FRM-10, settled conflict X5). */
export function OfflineIndicator({ isOnline, hasBeenOffline, label, className, ...props }: OfflineIndicatorProps) {
  const words = useWords('offline', offlineWords, { label });
  if (!isOffline({ isOnline, hasBeenOffline })) return null;
  return (
    <span {...props} className={classNames(styles.indicator, className)}>
      <OfflineIcon size="medium" />
      {words.label}
    </span>
  );
}
