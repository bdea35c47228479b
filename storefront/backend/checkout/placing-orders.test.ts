import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS, placeOrder, readyCart, setStock } from './testing/checkout-driver.ts';
import type { CheckoutSteps } from './testing/checkout-driver.ts';
import { openTestShop } from './testing/test-shop.ts';
import type { TestShop } from './testing/test-shop.ts';
import { fixtureShop } from '../testing/fixture-shop.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop();
});
afterAll(() => shop.dispose());

const available = (sku: string) =>
  shop.service.database.get((row) => row['left'], 'SELECT supplied - sold AS "left" FROM stock_item WHERE sku = ?', [
    sku,
  ]);

describe('placing an order', () => {
  it('closes the cart, takes the stock and numbers the order', async () => {
    const id = await readyCart(shop, [{ sku: 'VIT-C', quantity: 2 }]);
    const before = available('VIT-C');
    const answer = await placeOrder(shop, id);
    expect(answer.errors).toEqual([]);
    expect(answer.textAt('placeOrder', 'order', 'order_number')).toMatch(/^\d{9}$/);
    expect(answer.at('placeOrder')).toMatchObject({ errors: [], orderV2: { status: 'Oczekujące', state: 'new' } });
    expect(Number(before) - Number(available('VIT-C'))).toBe(2);
    const again = await placeOrder(shop, id);
    expect(again.errors[0]).toMatchObject({
      message: "The cart isn't active.",
      path: ['placeOrder'],
      extensions: { category: 'graphql-input', error_code: 'CART_NOT_ACTIVE' },
    });
  });

  it('keeps a tax rate with decimals', async () => {
    const { storeViews, ...rest } = fixtureShop();
    const [view, ...others] = storeViews;
    const settings = { ...view.settings, tax: { name: 'MWST', goodsPercent: 8.1, shippingPercent: 8.1 } };
    const swiss = openTestShop({ shop: { ...rest, storeViews: [{ ...view, settings }, ...others] } });
    try {
      const placed = await placeOrder(swiss, await readyCart(swiss, [{ sku: 'VIT-C', quantity: 2 }]));
      expect(placed.errors).toEqual([]);
      const order = await swiss.ask(
        `query ($token: String!) { guestOrderByToken(input: { token: $token }) { total { taxes { title rate } } } }`,
        { token: placed.textAt('placeOrder', 'orderV2', 'token') },
      );
      expect(order.at('guestOrderByToken', 'total', 'taxes')).toEqual([{ title: 'MWST 8.1%', rate: 8.1 }]);
    } finally {
      swiss.dispose();
    }
  });

  const incomplete: [string, CheckoutSteps, string, string][] = [
    ['an e-mail', { email: null }, 'Guest email for cart is missing.', 'GUEST_EMAIL_MISSING'],
    [
      'a delivery method',
      { shipping: null },
      'Unable to place order: The shipping method is missing. Select the shipping method and try again.',
      'UNABLE_TO_PLACE_ORDER',
    ],
    [
      'a billing address',
      { billing: null },
      'Unable to place order: Please check the billing address information. "firstname" is required.',
      'UNABLE_TO_PLACE_ORDER',
    ],
    [
      'a telephone',
      { address: { ...ADDRESS, telephone: null } },
      'Unable to place order: Please check the shipping address information. "telephone" is required. Enter and try again.',
      'UNABLE_TO_PLACE_ORDER',
    ],
    [
      'a payment method',
      { payment: null },
      'Unable to place order: Enter a valid payment method and try again.',
      'UNABLE_TO_PLACE_ORDER',
    ],
  ];

  it.each(incomplete)('is refused without %s', async (_, steps, message, code) => {
    const id = await readyCart(shop, [{ sku: 'VIT-C', quantity: 1 }], steps);
    const answer = await placeOrder(shop, id);
    expect(answer.errors[0]?.message).toContain(message);
    expect(answer.errors[0]?.extensions).toEqual({ category: 'graphql-input', error_code: code });
    expect(answer.at('placeOrder')).toBeNull();
  });

  it.each([
    [undefined, /^Unable to place order: Minimum order amount is 100,00\szł$/],
    ['Zamówienia przyjmujemy od 100 zł.', 'Unable to place order: Zamówienia przyjmujemy od 100 zł.'],
  ])('is refused below the minimum amount, with the text of the merchant: %s', async (description, message) => {
    const { storeViews, ...rest } = fixtureShop();
    const [view, ...others] = storeViews;
    const minimumOrder = { amount: 10_000, ...(description !== undefined && { description }) };
    const settings = { ...view.settings, minimumOrder };
    const choosy = openTestShop({ shop: { ...rest, storeViews: [{ ...view, settings }, ...others] } });
    try {
      const small = await placeOrder(choosy, await readyCart(choosy, [{ sku: 'VIT-C', quantity: 1 }]));
      expect(small.errors[0]?.message).toMatch(message);
      const enough = await placeOrder(choosy, await readyCart(choosy, [{ sku: 'VIT-C', quantity: 5 }]));
      expect(enough.errors).toEqual([]);
    } finally {
      choosy.dispose();
    }
  });

  it('is refused for an unknown cart, and for somebody else’s', async () => {
    expect((await placeOrder(shop, 'z'.repeat(32))).errors[0]?.extensions?.['error_code']).toBe('CART_NOT_FOUND');
    const id = await readyCart(shop, [{ sku: 'VIT-C', quantity: 1 }]);
    const { token } = await shop.newCustomer();
    expect((await placeOrder(shop, id, token)).errors[0]?.extensions?.['category']).toBe('graphql-authorization');
  });

  it('is undone as a whole when one line ran out', async () => {
    setStock(shop, 'ZELAZO', 1);
    const id = await readyCart(shop, [
      { sku: 'VIT-C', quantity: 1 },
      { sku: 'ZELAZO', quantity: 1 },
    ]);
    setStock(shop, 'ZELAZO', 0);
    const before = available('VIT-C');
    expect((await placeOrder(shop, id)).errors[0]?.message).toBe(
      'Unable to place order: Some of the products are out of stock.',
    );
    expect(available('VIT-C')).toBe(before);
    setStock(shop, 'ZELAZO', 100);
    expect((await placeOrder(shop, id)).errors).toEqual([]);
  });

  it('mails a confirmation in Polish with lines and totals, every text escaped', async () => {
    const id = await readyCart(
      shop,
      [
        { sku: 'KREA-MAL-300', parent_sku: 'KREA', quantity: 1 },
        { sku: 'VIT-C', quantity: 1 },
      ],
      {
        email: 'mail@example.com',
        address: { ...ADDRESS, firstname: '<b>Jan</b>' },
        shipping: ['parcel_locker', 'standard'],
        pickupPoint: 'KRK01A',
      },
    );
    const number = (await placeOrder(shop, id)).textAt('placeOrder', 'orderV2', 'number');
    const mail = await shop.newestMail();
    expect(mail).toContain(`Potwierdzenie zamówienia nr ${number}`);
    expect(mail).toContain('mail@example.com');
    expect(mail).toContain('Kreatyna (Smak: Malina, Wielkość: 300 g)');
    expect(mail).toContain('121,98');
    expect(mail).toContain('&lt;b&gt;Jan&lt;/b&gt;');
    expect(mail).not.toContain('<b>Jan</b>');
    expect(mail).toContain('Automat paczkowy: KRK01A');
    expect(mail).toContain('ul. Długa 30');
  });
});
