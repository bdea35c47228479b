'use client';
import type { HTMLAttributes, Ref } from 'react';
import { OfflineIcon } from '../icon/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { isOffline, type Connection } from './is-offline.ts';
import * as styles from './offline.css.ts';
import { offlineStrings, type OfflineStrings } from './offline.strings.ts';

/** All other attributes go to the root. Omitted strings come from the provider. */
export interface OfflineIndicatorProps
  extends Connection,
    Omit<HTMLAttributes<HTMLSpanElement>, 'children'>,
    StringOverrides<Pick<OfflineStrings, 'label'>> {
  ref?: Ref<HTMLSpanElement>;
}

/** The offline icon of the header, with its text: there exactly while the connection is lost (settled conflict X5). */
export function OfflineIndicator({ isOnline, hasBeenOffline, label, className, ...props }: OfflineIndicatorProps) {
  const strings = useStrings('offline', offlineStrings, { label });
  if (!isOffline({ isOnline, hasBeenOffline })) return null;
  return (
    <span {...props} className={classNames(styles.indicator, className)}>
      <OfflineIcon size="medium" />
      {strings.label}
    </span>
  );
}
