import { useEffect, useEffectEvent } from 'react';
import { reportError } from '../platform/errors/report-error.ts';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { execute, isSupported, useCommerce, type CommerceClient } from '../commerce/index.ts';
import { useIntl, useMessages } from '../i18n/index.ts';
import { addingMessages } from './adding/messages.ts';
import { addUnavailableLines, toCart, type CartLine } from './cart.ts';
import { useCartIdStore } from '../cart-id/index.ts';
import { cartDetailsQuery } from './cart-details-query.ts';
import { isCartNotFound } from './cart-errors.ts';
import { getRefusalText } from './get-refusal-text.ts';
import { cartMessages } from './messages.ts';
import { toProductChoice } from './product-choice.ts';
import { unavailableLinesQuery } from './unavailable-lines-query.ts';
import { useCartActions } from './use-cart-actions.ts';
import { useCartErrorText } from './use-cart-errors.ts';

/**
 * Adds the lines of a guest cart that was filled while the scripts were missing to the guest's current cart: Magento
 * merges carts of customers only.
 */
export function BringPostedCart({ cartId }: { cartId: string }) {
  const { client } = useCommerce();
  const store = useCartIdStore();
  const toast = useToast();
  const errorText = useCartErrorText();
  const intl = useIntl();
  const ready = [useMessages(addingMessages), useMessages(cartMessages)].every(Boolean);
  const { add } = useCartActions();
  const addLine = async (line: CartLine) => {
    const problem = await add(toProductChoice(line)).then(
      ({ userError }) => userError && getRefusalText(intl, userError.messages),
      errorText,
    );
    if (!problem) return;
    toast({
      type: 'warning',
      timeout: false,
      message: `${line.name}: ${problem}`,
      actionText: intl.formatMessage('cart.putIn'),
      onAction: () => void addLine(line),
    });
  };
  const bring = useEffectEvent(async () => {
    const lines = await readLines(client, cartId);
    // Removed before anything is added, so that no tab adds lines twice.
    if (store?.getStashedGuestCart() !== cartId) return;
    store.clearStashedGuestCart();
    for (const line of lines) {
      if (line.hasUnknownOptions) {
        const message = intl.formatMessage('cart.lineLost', { name: line.name });
        toast({ type: 'warning', timeout: false, message });
      } else await addLine(line);
    }
  });
  useEffect(() => {
    if (ready) bring().catch(reportError);
  }, [ready, cartId]);
  return null;
}

/** Reads the lines of a cart, with those that ran out since. A cart that is missing has none. */
async function readLines(client: CommerceClient, cartId: string): Promise<readonly CartLine[]> {
  const { data, notices } = await execute(client, cartDetailsQuery, { cartId }).catch((error: unknown) => {
    // A cart that could not be fetched is fetched by the next page.
    if (isCartNotFound(error)) return { data: { cart: null }, notices: [] };
    throw error;
  });
  if (!data.cart) return [];
  const cart = toCart(data.cart);
  if (notices.length === 0 || !isSupported(client, unavailableLinesQuery)) return cart.lines;
  const unavailable = await execute(client, unavailableLinesQuery, { cartId });
  return addUnavailableLines(cart, unavailable.data).lines;
}
