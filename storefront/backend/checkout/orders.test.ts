import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyText } from '../testing/test-backend.ts';
import { ADDRESS, fillCheckout, placeOrder, readyCart, setStock } from './testing/checkout-driver.ts';
import type { CheckoutSteps } from './testing/checkout-driver.ts';
import { openTestShop } from './testing/test-shop.ts';
import type { TestShop } from './testing/test-shop.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop();
});
afterAll(() => shop.dispose());

const available = (sku: string) => shop.service.database.get((row) => row['left'], 'SELECT supplied - sold AS "left" FROM stock_item WHERE sku = ?', [sku]);

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
      { email: 'mail@example.com', address: { ...ADDRESS, firstname: '<b>Jan</b>' }, shipping: ['parcel_locker', 'standard'] },
    );
    const number = (await placeOrder(shop, id)).textAt('placeOrder', 'orderV2', 'number');
    const list = bodyText(await shop.call('GET', '/outbox'));
    const [, mailId = ''] = /href="\/outbox\/(\d+)">Potwierdzenie zamówienia/u.exec(list) ?? [];
    const mail = bodyText(await shop.call('GET', `/outbox/${mailId}`));
    expect(mail).toContain(`Potwierdzenie zamówienia nr ${number}`);
    expect(mail).toContain('mail@example.com');
    expect(mail).toContain('Kreatyna (Smak: Malina, Wielkość: 300 g)');
    expect(mail).toContain('121,98');
    expect(mail).toContain('&lt;b&gt;Jan&lt;/b&gt;');
    expect(mail).not.toContain('<b>Jan</b>');
  });
});

describe('orders of a guest', () => {
  const FIELDS = 'number email total { grand_total { value } } items { product_sku quantity_ordered }';

  async function orderAs(email: string) {
    const id = await readyCart(shop, [{ sku: 'VIT-C', quantity: 1 }], { email });
    const answer = await placeOrder(shop, id);
    return { number: answer.textAt('placeOrder', 'orderV2', 'number'), token: answer.textAt('placeOrder', 'orderV2', 'token') };
  }

  it('are found by number, e-mail and last name together, or by token', async () => {
    const { number, token } = await orderAs('Guest@example.com');
    const byFacts = (lastname: string, email = 'guest@example.com') =>
      shop.ask(
        `query ($input: OrderInformationInput!) { guestOrder(input: $input) { ${FIELDS} } }`,
        { input: { number, email, lastname } },
      );
    const found = { number, email: 'Guest@example.com', total: { grand_total: { value: 64.98 } } };
    expect((await byFacts('kowalski')).at('guestOrder')).toMatchObject(found);
    const byToken = await shop.ask(`query ($token: String!) { guestOrderByToken(input: { token: $token }) { ${FIELDS} } }`, { token });
    expect(byToken.at('guestOrderByToken')).toMatchObject(found);
    for (const answer of [await byFacts('Nowak'), await byFacts('Kowalski', 'other@example.com')]) {
      expect(answer.errors[0]).toMatchObject({
        message: "We couldn't locate an order with the information provided.",
        extensions: { category: 'graphql-no-such-entity' },
      });
    }
  });

  it('do not include those of customers', async () => {
    const { email, token } = await shop.newCustomer();
    const id = (await shop.ask('mutation { createEmptyCart }', {}, token)).textAt('createEmptyCart');
    await shop.add(id, [{ sku: 'VIT-C', quantity: 1 }], token);
    await fillCheckout(shop, id, {}, token);
    const number = (await placeOrder(shop, id, token)).textAt('placeOrder', 'orderV2', 'number');
    const answer = await shop.ask(
      'query ($input: OrderInformationInput!) { guestOrder(input: $input) { number } }',
      { input: { number, email, lastname: 'Kowalski' } },
    );
    expect(answer.errors[0]?.message).toBe('Please login to view the order.');
  });
});

describe('orders of a customer', () => {
  it('keep everything as it was bought, newest first, in pages', async () => {
    const { token } = await shop.newCustomer();
    const numbers: string[] = [];
    for (const carrier of ['courier', 'parcel_locker', 'instore']) {
      const id = (await shop.ask('mutation { createEmptyCart }', {}, token)).textAt('createEmptyCart');
      await shop.add(id, [{ sku: 'KREA-MAL-300', parent_sku: 'KREA', quantity: 1 }], token);
      await shop.ask(
        'mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "WITAJ10" }) { cart { id } } }',
        { id },
        token,
      );
      await fillCheckout(shop, id, { shipping: [carrier, carrier === 'instore' ? 'pickup' : 'standard'] }, token);
      numbers.push((await placeOrder(shop, id, token)).textAt('placeOrder', 'orderV2', 'number'));
      shop.advance(60_000);
    }
    const orders = (args: string, fields = 'number') =>
      shop.ask(`{ customer { orders(${args}) { total_count page_info { total_pages } items { ${fields} } } } }`, {}, token);
    expect((await orders('pageSize: 2')).at('customer', 'orders')).toEqual({
      total_count: 3,
      page_info: { total_pages: 2 },
      items: [{ number: numbers[2] }, { number: numbers[1] }],
    });
    expect(
      (await orders('sort: { sort_field: NUMBER, sort_direction: ASC }, pageSize: 1')).at('customer', 'orders', 'items'),
    ).toEqual([{ number: numbers[0] }]);
    const one = await orders(
      `filter: { number: { eq: "${numbers[0] ?? ''}" } }`,
      `email status shipping_method carrier applied_coupons { code } customer_info { firstname lastname }
       shipping_address { city region street country_code } billing_address { city }
       payment_methods { name type }
       items { __typename product_name product_sku product_type quantity_ordered quantity_shipped selected_options { label value }
         product_sale_price { value } prices { row_total_including_tax { value } total_item_discount { value } } product { sku } }
       total { subtotal_incl_tax { value } total_shipping { value } total_tax { value } grand_total { value }
         discounts { label amount { value } } taxes { title rate amount { value } } }
       invoices { id } shipments { id } order_date`,
    );
    expect(one.errors).toEqual([]);
    expect(one.at('customer', 'orders', 'items')).toEqual([
      {
        email: expect.stringContaining('@example.com'),
        status: 'Oczekujące',
        shipping_method: 'Kurier - Dostawa pod drzwi, 1–2 dni robocze',
        carrier: 'Kurier',
        applied_coupons: [{ code: 'WITAJ10' }],
        customer_info: { firstname: 'Jan', lastname: 'Kowalski' },
        shipping_address: { city: 'Warszawa', region: 'mazowieckie', street: ['ul. Lipowa 5', 'm. 7'], country_code: 'PL' },
        billing_address: { city: 'Warszawa' },
        payment_methods: [{ name: 'Przelew bankowy', type: 'banktransfer' }],
        items: [
          {
            __typename: 'OrderItem',
            product_name: 'Kreatyna',
            product_sku: 'KREA-MAL-300',
            product_type: 'configurable',
            quantity_ordered: 1,
            quantity_shipped: 0,
            selected_options: [
              { label: 'Smak', value: 'Malina' },
              { label: 'Wielkość', value: '300 g' },
            ],
            product_sale_price: { value: 60 },
            prices: { row_total_including_tax: { value: 60 }, total_item_discount: { value: 6 } },
            product: { sku: 'KREA' },
          },
        ],
        total: {
          subtotal_incl_tax: { value: 60 },
          total_shipping: { value: 14.99 },
          total_tax: { value: 6.8 },
          grand_total: { value: 68.99 },
          discounts: [{ label: 'Rabat powitalny 10%', amount: { value: 6 } }],
          taxes: [
            { title: 'VAT 8%', rate: 8, amount: { value: 4 } },
            { title: 'VAT 23%', rate: 23, amount: { value: 2.8 } },
          ],
        },
        invoices: [],
        shipments: [],
        order_date: '2026-11-21 10:00:00',
      },
    ]);
  });

  it('can be put into the cart again, as far as the shop has the goods', async () => {
    const { token } = await shop.newCustomer();
    const id = (await shop.ask('mutation { createEmptyCart }', {}, token)).textAt('createEmptyCart');
    await shop.add(id, [{ sku: 'VIT-C', quantity: 2 }, { sku: 'VIT-D3', quantity: 1 }], token);
    await fillCheckout(shop, id, {}, token);
    const number = (await placeOrder(shop, id, token)).textAt('placeOrder', 'orderV2', 'number');
    setStock(shop, 'VIT-D3', 0);
    const REORDER = `mutation ($number: String!) { reorderItems(orderNumber: $number) {
      cart { total_quantity } userInputErrors { code message path }
    } }`;
    const answer = await shop.ask(REORDER, { number }, token);
    expect(answer.at('reorderItems')).toEqual({
      cart: { total_quantity: 2 },
      userInputErrors: [
        {
          code: 'NOT_SALABLE',
          message: 'Product that you are trying to add is not available.',
          path: ['orderNumber'],
        },
      ],
    });
    setStock(shop, 'VIT-D3', 3);
    const { token: stranger } = await shop.newCustomer();
    expect((await shop.ask(REORDER, { number }, stranger)).errors[0]?.message).toContain('Cannot find order number');
  });

  it('leave new addresses in the address book, once', async () => {
    const { token } = await shop.newCustomer();
    for (let round = 0; round < 2; round += 1) {
      const id = (await shop.ask('mutation { createEmptyCart }', {}, token)).textAt('createEmptyCart');
      await shop.add(id, [{ sku: 'VIT-C', quantity: 1 }], token);
      await fillCheckout(shop, id, {}, token);
      await placeOrder(shop, id, token);
    }
    expect((await shop.ask('{ customer { addresses { city } } }', {}, token)).at('customer', 'addresses')).toEqual([
      { city: 'Warszawa' },
    ]);
  });
});
