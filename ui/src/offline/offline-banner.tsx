'use client';
import type { HTMLAttributes, Ref } from 'react';
import { OfflineIcon } from '../icon/index.ts';
import { useWords, type OwnWords } from '../provider/index.ts';
import { isOffline, type Connection } from './is-offline.ts';
import * as styles from './offline.css.ts';
import { offlineWords, type OfflineWords } from './offline.words.ts';

/** All other attributes go to the root, which is always there. Words that are left out come from the provider's table. */
export interface OfflineBannerProps extends Connection, Omit<HTMLAttributes<HTMLDivElement>, 'children'>, OwnWords<Pick<OfflineWords, 'text'>> {
  ref?: Ref<HTMLDivElement>;
}

/**
 * A sentence over the page that stays as long as the connection is lost, said once (line OF-1). Render it from the start.
 * `data-state` is `offline` or `online`.
 */
export function OfflineBanner({ isOnline, hasBeenOffline, text, ...props }: OfflineBannerProps) {
  const words = useWords('offline', offlineWords, { text });
  const offline = isOffline({ isOnline, hasBeenOffline });
  return (
    <div role="status" data-state={offline ? 'offline' : 'online'} {...props}>
      {offline && (
        <p className={styles.banner}>
          <OfflineIcon size="medium" />
          {words.text}
        </p>
      )}
    </div>
  );
}
