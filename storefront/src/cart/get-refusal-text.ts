import type { IntlShape, MessageId } from '../i18n/index.ts';

/**
 * Magento's reasons why a product cannot be bought, or not in this quantity. They are English in shops that are not
 * translated; translated ones are shown as they are.
 */
const reasons: readonly (readonly [RegExp, MessageId, inCart?: MessageId])[] = [
  [/fewest you may purchase is (\d+(?:\.\d+)?)/i, 'cart.refused.min'],
  [/most you may purchase is (\d+(?:\.\d+)?)/i, 'cart.refused.max'],
  [/only in quantities of (\d+(?:\.\d+)?) at a time/i, 'cart.refused.step'],
  [/\bonly ([1-9]\d*) of \d+ available/i, 'cart.refused.left'],
  [/requested qty is not available|not enough items for sale/i, 'cart.refused.tooMany', 'cart.lineTooMany'],
  [/cannot use decimal quantity/i, 'cart.refused.whole'],
  [/options you selected are not available/i, 'cart.refused.choice', 'cart.lineUnavailable'],
  [
    /out of stock|no source items|product that you are trying to add is not available|only 0 of \d+ available/i,
    'cart.refused.soldOut',
    'cart.lineUnavailable',
  ],
  [/could not find a product with sku/i, 'cart.refused.gone'],
];

/**
 * Returns why the backend refused a product, for the shopper: Magento's reasons in the words of the shop, all others in
 * those of the backend. The messages of the cart have to be loaded.
 *
 * @param isInCart - Whether the product is a line of the cart. Default: it is about to be added.
 */
export function getRefusalText(intl: IntlShape, messages: readonly string[], isInCart = false): string {
  const texts = messages.map((message) => {
    for (const [pattern, added, inCart = added] of reasons) {
      const found = pattern.exec(message);
      if (found)
        return intl.formatMessage(isInCart ? inCart : added, { count: intl.formatNumber(Number(found[1] ?? 0)) });
    }
    return message;
  });
  return [...new Set(texts)].join(' ');
}

/**
 * Returns the quantity that Magento would accept after it refused fewer: the minimum, or the next multiple of what is
 * sold together. Magento before 2.4.8 tells the minimum nowhere else, and no release tells increments.
 *
 * @param refused - Quantity that was refused.
 * @returns null for other reasons, and for several
 */
export function getAcceptedQuantity(messages: readonly string[], refused: number): number | null {
  const [message = '', ...others] = new Set(messages);
  const minimum = Number(/fewest you may purchase is (\d+(?:\.\d+)?)/i.exec(message)?.[1]);
  const increment = Number(/only in quantities of (\d+(?:\.\d+)?) at a time/i.exec(message)?.[1]);
  const accepted = minimum || Number((Math.ceil(refused / increment) * increment).toFixed(4));
  return others.length === 0 && accepted > refused ? accepted : null;
}
