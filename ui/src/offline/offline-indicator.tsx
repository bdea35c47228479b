'use client';
import type { HTMLAttributes, Ref } from 'react';
import { OfflineIcon } from '../icon/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { isOffline, type Connection } from './is-offline.ts';
import * as styles from './offline.css.ts';
import { offlineStrings, type OfflineStrings } from './offline.strings.ts';

/**
 * Props of `OfflineIndicator`. Other attributes are passed to the root element. Omitted strings come from the provider.
 */
export interface OfflineIndicatorProps
  extends Connection,
    Omit<HTMLAttributes<HTMLSpanElement>, 'children'>,
    StringOverrides<Pick<OfflineStrings, 'label'>> {
  ref?: Ref<HTMLSpanElement>;
}

/** Offline icon of the header with its text, rendered only while the connection is lost. */
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
