import { useCallback } from 'react';
import { useIntl } from '../../i18n/index.ts';
import { useUiStore } from '../layout/ui-store-context.tsx';
import { showUnexpectedError } from './show-unexpected-error.ts';

/** Returns a function that reports an unexpected error and shows a toast. */
export function useUnexpectedError(): (error: unknown) => void {
  const { toasts } = useUiStore();
  const intl = useIntl();
  return useCallback((error) => showUnexpectedError(error, { toasts, intl }), [toasts, intl]);
}
