import { useEffect, useEffectEvent } from 'react';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { useIntl, useMessages } from '../i18n/index.ts';
import { cartMessages } from './messages.ts';
import { lineUpdateStorage, type PendingLineUpdate } from './pending-line-update.ts';
import { useCartActions } from './use-cart-actions.ts';

/** Reports that a change of options was interrupted and its product is not in the cart, and adds it on click. */
export function InterruptedLineUpdate({ replacement }: { replacement: PendingLineUpdate | null }) {
  const ready = useMessages(cartMessages);
  const intl = useIntl();
  const toast = useToast();
  const { add } = useCartActions();
  // The requested options first, and the previous ones if those are rejected.
  const putIn = async ({ name, wanted, before }: PendingLineUpdate) => {
    try {
      if ((await add(wanted)).userError === null) return;
      if ((await add(before)).userError === null) return;
    } catch {
      // Reported below: it is unknown whether the product was added.
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
