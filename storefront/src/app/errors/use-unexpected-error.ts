import { useCallback } from 'react';
import { useIntl } from '../../i18n/index.ts';
import { useShopUi } from '../frame/shop-ui-context.tsx';
import { tellUnexpected } from './tell-unexpected.ts';

/** Reports an unexpected error and tells the shopper of it. */
export function useUnexpectedError(): (error: unknown) => void {
  const { toasts } = useShopUi();
  const intl = useIntl();
  return useCallback((error) => tellUnexpected(error, { toasts, intl }), [toasts, intl]);
}
