import { useState } from 'react';
import { useSlowNotice } from '../forms/index.ts';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { useIntl } from '../i18n/index.ts';

/**
 * Runs wishlist mutations and shows a toast on failure.
 *
 * @returns the pending mutation, null for none, and the function that runs one
 */
export function useWishlistMutation<Kind extends string>(): [
  busy: Kind | null,
  attempt: (kind: Kind | null, change: () => Promise<void>) => Promise<void>,
] {
  const intl = useIntl();
  const toast = useToast();
  const announceSlow = useSlowNotice();
  const [busy, setBusy] = useState<Kind | null>(null);
  const attempt = async (kind: Kind | null, change: () => Promise<void>) => {
    setBusy(kind);
    try {
      await announceSlow(change());
    } catch {
      toast({ type: 'error', message: intl.formatMessage('wishlist.failed') });
    } finally {
      setBusy(null);
    }
  };
  return [busy, attempt];
}
