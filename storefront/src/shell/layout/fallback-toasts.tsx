import { defaultToastTimeout, type ToastStore } from '@witryna/ui/toast-store';
import { useEffect, useSyncExternalStore } from 'react';
import * as styles from './layout.css.ts';

const noToasts = [] as const;

/**
 * The toasts' texts alone, where the toaster's script could not be fetched: the news may be just that there is no
 * connection.
 */
export function FallbackToasts({ store }: { store: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.getToasts, () => noToasts);
  const newest = toasts.at(-1);
  useEffect(() => {
    if (!newest) return;
    const timer = setTimeout(() => store.remove(newest.id), newest.timeout || defaultToastTimeout);
    return () => clearTimeout(timer);
  }, [store, newest]);
  return <div role="alert">{newest && <p className={styles.plainToast}>{newest.message}</p>}</div>;
}
