import { expect, it } from 'vitest';
import { createShopIntl } from '../i18n/index.ts';
import { getAcceptedQuantity, getRefusalText } from './get-refusal-text.ts';
import { cartMessages } from './messages.ts';

const { intl, load } = createShopIntl({ locale: 'de_DE' });
await load(cartMessages);

it.each([
  ['The fewest you may purchase is 4.', 'Die Mindestmenge dieses Produkts ist 4.'],
  ['The fewest you may purchase is 1.5.', 'Die Mindestmenge dieses Produkts ist 1,5.'],
  ['The most you may purchase is 10000.', /^Die Höchstmenge dieses Produkts ist 10\.000, einschließlich/],
  ['You can buy this product only in quantities of 6 at a time.', /^Dieses Produkt gibt es nur in Schritten von 6\./],
  ['You cannot use decimal quantity for this product.', /^Dieses Produkt gibt es nur in ganzen Stücken\./],
  ['Only 3 of 5 available', 'Nur noch 3 verfügbar. Verringern Sie die Menge.'],
  ['Only 0 of 5 available', 'Dieses Produkt ist ausverkauft.'],
  ['The requested qty is not available', /^Diese Menge haben wir nicht auf Lager\..* Warenkorb/],
  [
    'Could not add the product with SKU A to the shopping cart: The requested qty is not available',
    /^Diese Menge haben wir nicht auf Lager/,
  ],
  ['This product is out of stock.', 'Dieses Produkt ist ausverkauft.'],
  ['Product that you are trying to add is not available.', 'Dieses Produkt ist ausverkauft.'],
  ['There are no source items with the in stock status', 'Dieses Produkt ist ausverkauft.'],
  ['The required options you selected are not available', /^Diese Auswahl ist nicht mehr erhältlich\./],
  ['Could not find a product with SKU "A"', 'Dieses Produkt gibt es im Shop nicht mehr.'],
])('says "%s" in the language of the shop', (message, expected) => {
  expect(getRefusalText(intl, [message])).toMatch(expected);
});

it('keeps what Magento says in the language of the shop, and what it does not know', () => {
  const messages = ['Die gewünschte Menge ist nicht verfügbar', 'Only members may buy this.'];
  expect(getRefusalText(intl, messages)).toBe(messages.join(' '));
});

it('says the same reason of two errors once', () => {
  const messages = ['The requested qty is not available', 'Not enough items for sale'];
  expect(getRefusalText(intl, messages, true)).toBe('Diese Menge haben wir nicht auf Lager. Wählen Sie eine kleinere.');
  expect(getRefusalText(intl, [])).toBe('');
});

it('tells what to do with a line of the cart', () => {
  expect(getRefusalText(intl, ['This product is out of stock.'], true)).toMatch(/^Ausverkauft\. Entfernen Sie es/);
});

it.each([
  [['The fewest you may purchase is 6.'], 1, 6],
  [['The fewest you may purchase is 1.5.'], 1, 1.5],
  [['You can buy this product only in quantities of 4 at a time.'], 1, 4],
  [['You can buy this product only in quantities of 4 at a time.'], 6, 8],
  [['You can buy this product only in quantities of 0.3 at a time.'], 1, 1.2],
  // The cart holds pieces of it, so that no quantity is certain.
  [['You can buy this product only in quantities of 4 at a time.'], 8, null],
  [['The fewest you may purchase is 6.', 'The requested qty is not available'], 1, null],
  [['The most you may purchase is 10.'], 11, null],
  [[], 1, null],
] as const)('finds the quantity that is accepted after %j for %d', (messages, refused, accepted) => {
  expect(getAcceptedQuantity(messages, refused)).toBe(accepted);
});
