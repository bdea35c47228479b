/// <reference types="vite/client" />
import type { ToastStore } from '@witryna/ui/toast-store';
import type { IntlShape } from '../../i18n/index.ts';
import { messages } from '../frame/messages.ts';
import { reportError } from '../report-error.ts';

/** Time in ms for which an unexpected error is told (ERR-08). */
export const errorTime = 15_000;

const told = new WeakSet<object>();

interface Listener {
  toasts: Pick<ToastStore, 'add'>;
  intl: Pick<IntlShape, 'formatMessage'>;
  /** Says what was thrown, for developers, in place of the error's number. Default: in development. */
  detailed?: boolean;
}

/** Reports an error that nobody expected, and tells the shopper of it, once each (ERR-08, ERR-09, RSK-32). */
export function tellUnexpected(error: unknown, { toasts, intl, detailed = import.meta.env.DEV }: Listener): void {
  const id = reportError(error);
  if (typeof error === 'object' && error !== null) {
    if (told.has(error)) return;
    told.add(error);
  }
  toasts.add({
    type: 'error',
    message: intl.formatMessage(messages.unexpectedError),
    debug: detailed ? String(error) : intl.formatMessage(messages.errorId, { id }),
    timeout: errorTime,
    dismissable: true,
  });
}
