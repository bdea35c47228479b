/// <reference types="vite/client" />
import type { ToastStore } from '@witryna/ui/toast-store';
import type { IntlShape } from '../../i18n/index.ts';
import { reportError } from './report-error.ts';

/** Duration of the unexpected-error toast, in ms. */
export const errorToastDuration = 15_000;

const shownErrors = new WeakSet<object>();

interface Listener {
  toasts: Pick<ToastStore, 'add'>;
  intl: Pick<IntlShape, 'formatMessage'>;
  /** Shows the error itself instead of its id, for developers. Default: in development. */
  detailed?: boolean;
}

/** Reports an unexpected error and shows a toast, once for each error. */
export function showUnexpectedError(error: unknown, { toasts, intl, detailed = import.meta.env.DEV }: Listener): void {
  const id = reportError(error);
  if (typeof error === 'object' && error !== null) {
    if (shownErrors.has(error)) return;
    shownErrors.add(error);
  }
  toasts.add({
    type: 'error',
    message: intl.formatMessage('layout.unexpectedError'),
    debug: detailed ? String(error) : intl.formatMessage('layout.error.id', { id }),
    timeout: errorToastDuration,
    dismissable: true,
  });
}
