import { useEffect, useEffectEvent } from 'react';
import { useToast } from '../app/index.ts';
import { useIntl, useMessages } from '../i18n/index.ts';
import { cartCatalogue, messages } from './messages.ts';
import { replacementMemory, type OpenReplacement } from './open-replacement.ts';
import { useCartActions } from './use-cart-actions.ts';

/** Says that a change of options was broken off and its product is not in the cart, and puts it in when asked to. */
export function BrokenOffReplacement({ replacement }: { replacement: OpenReplacement | null }) {
  const ready = useMessages(cartCatalogue);
  const intl = useIntl();
  const toast = useToast();
  const { add } = useCartActions();
  // What the shopper wanted; what the line was, when that is refused.
  const putIn = async ({ name, wanted, before }: OpenReplacement) => {
    try {
      if ((await add(wanted)).refusal === null) return;
      if ((await add(before)).refusal === null) return;
    } catch {
      // Told below: whether the product is in, nobody knows.
    }
    toast({ type: 'error', message: intl.formatMessage(messages.lineLost, { name }) });
  };
  const say = useEffectEvent(() => {
    if (!replacement) return;
    replacementMemory.keep(null);
    toast({
      type: 'warning',
      timeout: false,
      message: intl.formatMessage(messages.changeBrokenOff, { name: replacement.name }),
      actionText: intl.formatMessage(messages.putIn),
      onAction: () => void putIn(replacement),
    });
  });
  useEffect(() => {
    if (ready) say();
  }, [ready]);
  return null;
}
