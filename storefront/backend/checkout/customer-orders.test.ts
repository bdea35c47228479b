import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCheckout, placeOrder, setStock } from './testing/checkout-driver.ts';
import { valueAt } from '../testing/test-backend.ts';
import { textWith } from './testing/matchers.ts';
import { openTestShop } from './testing/test-shop.ts';
import type { TestShop } from './testing/test-shop.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop({ secondStoreView: true });
});
afterAll(() => shop.dispose());

describe('orders of a customer', () => {
  it('keep everything as it was bought, oldest first unless sorted, in pages', async () => {
    const { token } = await shop.newCustomer();
    const numbers: string[] = [];
    for (const [carrier, method, pickupPoint] of [
      ['courier', 'standard'],
      ['parcel_locker', 'standard', 'GDY02A'],
      ['instore', 'pickup', 'torun'],
    ] as const) {
      const id = (await shop.ask('mutation { createEmptyCart }', {}, token)).textAt('createEmptyCart');
      await shop.add(id, [{ sku: 'KREA-MAL-300', parent_sku: 'KREA', quantity: 1 }], token);
      await shop.ask(
        'mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "WITAJ10" }) { cart { id } } }',
        { id },
        token,
      );
      await fillCheckout(shop, id, { shipping: [carrier, method], ...(pickupPoint && { pickupPoint }) }, token);
      numbers.push((await placeOrder(shop, id, token)).textAt('placeOrder', 'orderV2', 'number'));
      shop.advance(60_000);
    }
    const orders = (args: string, fields = 'number') =>
      shop.ask(
        `{ customer { orders(${args}) { total_count page_info { total_pages } items { ${fields} } } } }`,
        {},
        token,
      );
    expect((await orders('pageSize: 2')).at('customer', 'orders')).toEqual({
      total_count: 3,
      page_info: { total_pages: 2 },
      items: [{ number: numbers[0] }, { number: numbers[1] }],
    });
    for (const field of ['NUMBER', 'CREATED_AT'])
      expect(
        (await orders(`sort: { sort_field: ${field}, sort_direction: DESC }, pageSize: 1`)).at(
          'customer',
          'orders',
          'items',
        ),
      ).toEqual([{ number: numbers[2] }]);
    const one = await orders(
      `filter: { number: { eq: "${numbers[0] ?? ''}" } }`,
      `email status shipping_method carrier applied_coupons { code } customer_info { firstname lastname }
       shipping_address { city region street country_code } billing_address { city }
       payment_methods { name type }
       items { __typename product_name product_sku product_type quantity_ordered quantity_shipped selected_options { label value }
         product_sale_price { value } prices { row_total_including_tax { value } total_item_discount { value } } product { sku } }
       total { subtotal_incl_tax { value } total_shipping { value } total_tax { value } grand_total { value }
         discounts { label amount { value } } taxes { title rate amount { value } } }
       invoices { id } shipments { id } created_at order_date`,
    );
    expect(one.errors).toEqual([]);
    expect(one.at('customer', 'orders', 'items')).toEqual([
      {
        email: textWith('@example.com'),
        status: 'Oczekujące',
        shipping_method: 'Kurier - Dostawa pod drzwi, 1–2 dni robocze',
        carrier: 'Kurier',
        applied_coupons: [{ code: 'WITAJ10' }],
        customer_info: { firstname: 'Jan', lastname: 'Kowalski' },
        shipping_address: {
          city: 'Warszawa',
          region: 'mazowieckie',
          street: ['ul. Lipowa 5', 'm. 7'],
          country_code: 'PL',
        },
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
            product_sale_price: { value: 55.56 },
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
        created_at: '2026-11-21 10:00:00',
        order_date: '2026-11-21 11:00:00',
      },
    ]);
  });

  it('are those of the store view, or of a scope', async () => {
    const { token } = await shop.newCustomer();
    const place = async (storeView: string) => {
      const id = (await shop.ask('mutation { createEmptyCart }', {}, token)).textAt('createEmptyCart');
      await shop.add(id, [{ sku: 'VIT-C', quantity: 1 }], token);
      await fillCheckout(shop, id, {}, token);
      const { data } = await shop.graphql(
        'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number } } }',
        { variables: { id }, headers: { Authorization: `Bearer ${token}`, Store: storeView } },
      );
      return valueAt(data, 'placeOrder', 'orderV2');
    };
    const polish = await place('witryna_pl_pl_pl');
    const english = await place('witryna_pl_en_gb');
    const orders = async (scope: string) =>
      (await shop.ask(`{ customer { orders${scope} { items { number } } } }`, {}, token)).at(
        'customer',
        'orders',
        'items',
      );
    expect(await orders('')).toEqual([polish]);
    expect(await orders('(scope: STORE)')).toEqual([polish]);
    expect(await orders('(scope: WEBSITE)')).toEqual([polish, english]);
    expect(await orders('(scope: GLOBAL)')).toEqual([polish, english]);
    const refused = await shop.ask(
      'mutation ($number: String!) { reorderItems(orderNumber: $number) { cart { id } } }',
      { number: valueAt(english, 'number') },
      token,
    );
    expect(refused.errors[0]?.message).toContain("doesn't belong to the current customer");
  });

  it('can be put into the cart again, as far as the shop has the goods', async () => {
    const { token } = await shop.newCustomer();
    const id = (await shop.ask('mutation { createEmptyCart }', {}, token)).textAt('createEmptyCart');
    await shop.add(
      id,
      [
        { sku: 'VIT-C', quantity: 2 },
        { sku: 'VIT-D3', quantity: 1 },
      ],
      token,
    );
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
    expect((await shop.ask(REORDER, { number }, stranger)).errors[0]?.message).toContain(
      "doesn't belong to the current customer",
    );
  });

  it('leave new addresses in the address book, once', async () => {
    const { token } = await shop.newCustomer();
    for (let round = 0; round < 2; round += 1) {
      const id = (await shop.ask('mutation { createEmptyCart }', {}, token)).textAt('createEmptyCart');
      await shop.add(id, [{ sku: 'VIT-C', quantity: 1 }], token);
      await fillCheckout(shop, id, {}, token);
      await placeOrder(shop, id, token);
    }
    const book = await shop.ask('{ customer { addresses { city default_shipping default_billing } } }', {}, token);
    expect(book.at('customer', 'addresses')).toEqual([
      { city: 'Warszawa', default_shipping: true, default_billing: true },
    ]);
  });
});
