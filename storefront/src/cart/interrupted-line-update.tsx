import { useEffect, useEffectEvent } from 'react';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { useIntl, useMessages } from '../i18n/index.ts';
import { cartMessages } from './messages.ts';
import { lineUpdateStorage, type PendingLineUpdate } from './pending-line-update.ts';
import { useCartActions } from './use-cart-actions.ts';

/** Says that a change of options was broken off and its product is not in the cart, and puts it in when asked to. */
export function InterruptedLineUpdate({ replacement }: { replacement: PendingLineUpdate | null }) {
  const ready = useMessages(cartMessages);
  const intl = useIntl();
  const toast = useToast();
  const { add } = useCartActions();
  // What the shopper wanted; what the line was, when that is refused.
  const putIn = async ({ name, wanted, before }: PendingLineUpdate) => {
    try {
      if ((await add(wanted)).userError === null) return;
      if ((await add(before)).userError === null) return;
    } catch {
      // Told below: whether the product is in, nobody knows.
    }
    toast({ type: 'error', message: intl.formatMessage('cart.lineLost', { name }) });
  };
  const say = useEffectEvent(() => {
    if (!replacement) return;
    lineUpdateStorage.keep(null);
    toast({
      type: 'warning',
      timeout: false,
      message: intl.formatMessage('cart.changeBrokenOff', { name: replacement.name }),
      actionText: intl.formatMessage('cart.putIn'),
      onAction: () => void putIn(replacement),
    });
  });
  useEffect(() => {
    if (ready) say();
  }, [ready]);
  return null;
}
