import { useEffect, useEffectEvent } from 'react';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { useIntl, useMessages } from '../i18n/index.ts';
import { cartMessages } from './messages.ts';

/** Announces each gift once. */
export function GiftNotice({ name }: { name: string }) {
  const ready = useMessages(cartMessages);
  const intl = useIntl();
  const toast = useToast();
  const say = useEffectEvent(() => {
    if (name !== '') toast({ type: 'success', message: intl.formatMessage('cart.gift.won', { name }) });
  });
  useEffect(() => {
    if (ready) say();
  }, [ready, name]);
  return null;
}
