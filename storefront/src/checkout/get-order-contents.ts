import { formatTaxedAmount, getFixedTaxTexts, type Cart, type SummaryRow, type TaxDisplay } from '../cart/index.ts';
import type { IntlShape } from '../i18n/index.ts';
import type { OrderContents } from './order-contents.ts';

interface OrderedCart {
  cart: Cart;
  amounts: readonly SummaryRow[];
  /** Gift messages as sentences. */
  giftMessages: readonly string[];
  taxDisplay: Pick<TaxDisplay, 'hasFixedTaxDetails' | 'price'>;
}

/** Returns what a cart contains, in the words that the shopper sees. */
export function getOrderContents(
  { cart, amounts, giftMessages, taxDisplay }: OrderedCart,
  intl: IntlShape,
): Pick<OrderContents, 'items' | 'gift' | 'amounts' | 'giftMessages'> {
  return {
    items: cart.lines.map((line) => {
      const { name, quantity, options, image, sku, total, totalExcludingTax } = line;
      const price = formatTaxedAmount(intl, taxDisplay.price, totalExcludingTax, total);
      const chosen = options.map(({ value }) => value);
      const details = [...chosen, ...getFixedTaxTexts(line, taxDisplay, intl)];
      return {
        name,
        quantity,
        ...(details.length > 0 && { options: details.join(', ') }),
        ...(image !== null && { image }),
        ...(price !== '' && { price }),
        sku,
        ...(chosen.length > 0 && { variant: chosen.join(', ') }),
        ...(total && { total }),
      };
    }),
    gift: cart.freeGift?.name ?? null,
    amounts,
    ...(giftMessages.length > 0 && { giftMessages }),
  };
}
