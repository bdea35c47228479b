import { expect, it } from 'vitest';
import { cartMessages, emptyCart, type CartLine } from '../cart/index.ts';
import { createShopIntl } from '../i18n/index.ts';
import { getOrderContents } from './get-order-contents.ts';

const { intl, load } = createShopIntl({ locale: 'de_DE', log: () => undefined });
await load(cartMessages);

const shoe: CartLine = {
  uid: 'MQ==',
  sku: 'shoe',
  name: 'Wanderschuh',
  href: '/wanderschuh.html',
  image: 'https://shop.example/media/shoe.jpg',
  quantity: 2,
  options: [
    { label: 'Größe', value: '42', valueUid: 'c2l6ZQ==' },
    { label: 'Farbe', value: 'Braun', valueUid: 'Y29sb3I=' },
  ],
  total: { minor: 123_450, currency: 'EUR' },
  totalExcludingTax: null,
  reduction: null,
  available: true,
  soldOut: false,
  problems: [],
};
const taxDisplay = { hasFixedTaxDetails: true, price: 'including' } as const;
const amounts = [{ id: 'total', label: 'Gesamt', value: '1.234,50 €', total: true }];

it('returns the lines of a cart as the shopper saw them', () => {
  expect(
    getOrderContents({ cart: { ...emptyCart, lines: [shoe] }, amounts, giftMessages: [], taxDisplay }, intl),
  ).toEqual({
    items: [
      {
        name: 'Wanderschuh',
        quantity: 2,
        options: '42, Braun',
        image: shoe.image,
        price: '1.234,50\u00a0€',
        sku: 'shoe',
        variant: '42, Braun',
        total: shoe.total,
      },
    ],
    gift: null,
    amounts,
  });
});

it('names fixed product taxes after the options, where the store does', () => {
  const fixedTaxes = [{ label: 'Entsorgungsbeitrag', amount: { minor: 40, currency: 'EUR' } }];
  const lines = [{ ...shoe, fixedTaxes }];
  const getItem = (hasFixedTaxDetails: boolean) =>
    getOrderContents(
      {
        cart: { ...emptyCart, lines },
        amounts: [],
        giftMessages: [],
        taxDisplay: { ...taxDisplay, hasFixedTaxDetails },
      },
      intl,
    ).items[0];
  expect(getItem(true)).toMatchObject({
    options: '42, Braun, zzgl. Entsorgungsbeitrag: 0,40\u00a0€',
    variant: '42, Braun',
  });
  expect(getItem(false)?.options).toBe('42, Braun');
});

it('has prices without tax where the store shows them in the cart', () => {
  const lines = [{ ...shoe, totalExcludingTax: { minor: 103_739, currency: 'EUR' } }];
  const getPrice = (price: 'excluding' | 'both') =>
    getOrderContents(
      { cart: { ...emptyCart, lines }, amounts: [], giftMessages: [], taxDisplay: { ...taxDisplay, price } },
      intl,
    ).items[0]?.price;
  expect(getPrice('excluding')).toBe('1.037,39\u00a0€');
  expect(getPrice('both')).toBe('1.037,39\u00a0€, netto / 1.234,50\u00a0€, brutto');
});

it('leaves out what a line does not have', () => {
  const lines = [{ ...shoe, options: [], image: null, total: null }];
  expect(
    getOrderContents({ cart: { ...emptyCart, lines }, amounts: [], giftMessages: [], taxDisplay }, intl).items,
  ).toEqual([{ name: 'Wanderschuh', quantity: 2, sku: 'shoe' }]);
});

it('returns the name of a free gift', () => {
  const freeGift = { sku: 'laces', name: 'Schnürsenkel', href: '/schnuersenkel.html', image: null };
  expect(
    getOrderContents({ cart: { ...emptyCart, freeGift }, amounts: [], giftMessages: [], taxDisplay }, intl).gift,
  ).toBe('Schnürsenkel');
});

it('keeps gift messages, and no empty list of them', () => {
  const getTexts = (giftMessages: string[]) =>
    getOrderContents({ cart: emptyCart, amounts: [], giftMessages, taxDisplay }, intl).giftMessages;
  expect(getTexts(['Grußbotschaft zur Bestellung: Alles Gute!'])).toEqual([
    'Grußbotschaft zur Bestellung: Alles Gute!',
  ]);
  expect(getTexts([])).toBeUndefined();
});
