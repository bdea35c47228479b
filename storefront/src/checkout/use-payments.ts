import { useEffect, useRef, useState } from 'react';
import { reportError } from '../platform/errors/report-error.ts';
import { useCommerce } from '../commerce/index.ts';
import { useIntl } from '../i18n/index.ts';
import type { VerificationRule } from './payment/card-verification.ts';
import type { ProviderKey } from './payment/client-keys.ts';
import { createPayments, type Payments } from './payment/create-payments.ts';
import { useRestIdentity } from '../session/index.ts';

/**
 * The payment methods of this checkout: they last as long as the page, so that nothing is fetched or typed twice.
 *
 * @param declaredMethods codes of further methods that are paid outside of the shop
 */
export function usePayments(
  keys: readonly ProviderKey[],
  verification: VerificationRule | null,
  declaredMethods: readonly string[],
): Payments {
  const { client } = useCommerce();
  const identity = useRestIdentity();
  const { locale } = useIntl();
  const language = useRef(locale);
  useEffect(() => {
    language.current = locale;
  });
  const [payments] = useState(() =>
    createPayments({
      client,
      keys,
      verification,
      declaredMethods,
      ...identity,
      locale: () => language.current,
      returnUrl: () => window.location.origin + window.location.pathname,
      log: reportError,
    }),
  );
  return payments;
}
