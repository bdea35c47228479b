import { useSWRConfig } from 'swr';
import { usePanel, useToast } from '../app/index.ts';
import { useCartIdStore } from '../cart/index.ts';
import { evictViews, execute, useCommerce } from '../commerce/index.ts';
import { useIntl } from '../i18n/index.ts';
import { messages } from './messages.ts';
import { reorderMutation } from './order-operations.ts';

/** Puts the products of an order into the cart and says what became of them. */
export function useReorder(): (number: string) => Promise<void> {
  const intl = useIntl();
  const { client } = useCommerce();
  const { cache, mutate } = useSWRConfig();
  const cart = useCartIdStore();
  const toast = useToast();
  const [, setPanel] = usePanel();
  return async (number) => {
    try {
      const { data } = await execute(client, reorderMutation, { number });
      const answer = data.reorderItems;
      if (!answer) throw new Error('The order was not put into the cart.');
      cart?.set(answer.cart.id);
      await evictViews({ cache, mutate }, ([, name]) => name === 'getCartDetails');
      const refused = answer.userInputErrors.length;
      toast({
        type: refused > 0 ? 'warning' : 'success',
        message: refused > 0 ? intl.formatMessage(messages.reorderPartly, { count: refused }) : intl.formatMessage(messages.reordered),
        actionText: intl.formatMessage(messages.openCart),
        onAction: () => setPanel('mini-cart'),
      });
    } catch {
      toast({ type: 'error', message: intl.formatMessage(messages.reorderFailed) });
    }
  };
}
