import type { Cart, SummaryRow } from '../cart/index.ts';
import { formatMinorUnits, type IntlShape } from '../i18n/index.ts';
import type { OrderContents } from './order-contents.ts';

interface OrderedCart {
  cart: Cart;
  amounts: readonly SummaryRow[];
  /** Gift messages as sentences. */
  giftMessages: readonly string[];
}

/** Returns what a cart contains, in the words that the shopper sees. */
export function getOrderContents(
  { cart, amounts, giftMessages }: OrderedCart,
  intl: IntlShape,
): Pick<OrderContents, 'items' | 'gift' | 'amounts' | 'giftMessages'> {
  return {
    items: cart.lines.map(({ name, quantity, options, image, total }) => ({
      name,
      quantity,
      ...(options.length > 0 && { options: options.map(({ value }) => value).join(', ') }),
      ...(image !== null && { image }),
      ...(total && { price: formatMinorUnits(intl, total.minor, total.currency) }),
    })),
    gift: cart.freeGift?.name ?? null,
    amounts,
    ...(giftMessages.length > 0 && { giftMessages }),
  };
}
