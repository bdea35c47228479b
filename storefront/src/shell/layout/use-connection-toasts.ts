import { useEffect } from 'react';
import { useIntl } from '../../i18n/index.ts';
import { useUiStore } from '../../platform/layout/ui-store-context.tsx';

/** Time in ms for which the loss and the return of the connection are announced. */
const announcementTime = 3000;

/**
 * Follows the browser's connection, and tells the shopper when it is lost and when it is back. For one place in the
 * page.
 */
export function useConnectionToasts(): void {
  const intl = useIntl();
  const ui = useUiStore();
  useEffect(() => {
    const update = () => {
      const { isOnline } = ui.getConnection();
      if (isOnline === navigator.onLine) return;
      ui.setOnline(navigator.onLine);
      ui.toasts.add(
        navigator.onLine
          ? { type: 'info', message: intl.formatMessage('layout.online'), timeout: announcementTime }
          : { type: 'error', message: intl.formatMessage('layout.offline'), timeout: announcementTime },
      );
    };
    // The connection may have been lost before the application started.
    update();
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
    };
  }, [ui, intl]);
}
