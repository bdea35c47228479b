import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop } from '../checkout/testing/test-shop.ts';
import type { TestShop } from '../checkout/testing/test-shop.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop();
});
afterAll(() => shop.dispose());

const PRICES = `query ($id: String!) { cart(cart_id: $id) {
  applied_coupons { code }
  prices {
    grand_total { value currency } subtotal_including_tax { value } subtotal_excluding_tax { value }
    subtotal_with_discount_excluding_tax { value } grand_total_excluding_tax { value }
    applied_taxes { label amount { value } }
    discounts { label amount { value } applied_to coupon { code } } discount { label amount { value } }
  }
  items { prices {
    price { value } price_including_tax { value } row_total { value } row_total_including_tax { value }
    original_item_price { value } original_row_total { value } total_item_discount { value }
    catalog_discount { amount_off percent_off } row_catalog_discount { amount_off } discounts { amount { value } }
  } }
} }`;

const APPLY = `mutation ($id: String!, $code: String!) {
  applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) {
    cart { applied_coupons { code } prices { discounts { amount { value } } grand_total { value } } }
  }
}`;

async function cartWith(items: readonly object[]): Promise<string> {
  const id = await shop.guestCart();
  await shop.add(id, items);
  return id;
}

describe('cart prices', () => {
  it('[CRT-08] contain 8% VAT, with null and not an empty list for no discounts', async () => {
    const id = await cartWith([{ sku: 'VIT-C', quantity: 2 }]);
    const answer = await shop.ask(PRICES, { id });
    expect(answer.errors).toEqual([]);
    expect(answer.at('cart')).toEqual({
      applied_coupons: null,
      prices: {
        grand_total: { value: 99.98, currency: 'PLN' },
        subtotal_including_tax: { value: 99.98 },
        subtotal_excluding_tax: { value: 92.57 },
        subtotal_with_discount_excluding_tax: { value: 92.57 },
        grand_total_excluding_tax: { value: 92.57 },
        applied_taxes: [{ label: 'VAT 8%', amount: { value: 7.41 } }],
        discounts: null,
        discount: null,
      },
      items: [
        {
          prices: {
            price: { value: 46.29 },
            price_including_tax: { value: 49.99 },
            row_total: { value: 92.57 },
            row_total_including_tax: { value: 99.98 },
            original_item_price: { value: 49.99 },
            original_row_total: { value: 99.98 },
            total_item_discount: { value: 0 },
            catalog_discount: { amount_off: 0, percent_off: 0 },
            row_catalog_discount: { amount_off: 0 },
            discounts: null,
          },
        },
      ],
    });
  });

  it('show a catalog reduction beside the regular price', async () => {
    const id = await cartWith([{ sku: 'VIT-C-LIPO', quantity: 2 }]);
    expect((await shop.ask(PRICES, { id })).at('cart', 'items', 0, 'prices')).toMatchObject({
      price_including_tax: { value: 69 },
      original_item_price: { value: 89 },
      catalog_discount: { amount_off: 20, percent_off: 22.47 },
      row_catalog_discount: { amount_off: 40 },
    });
  });

  it('take the price of the variant, not of its parent', async () => {
    const id = await cartWith([{ sku: 'KREA-MAL-600', parent_sku: 'KREA', quantity: 1 }]);
    expect((await shop.ask(PRICES, { id })).at('cart', 'prices', 'grand_total', 'value')).toBe(120);
  });
});

describe('coupons', () => {
  it('spread a percentage over the lines to the grosz', async () => {
    const id = await cartWith([
      { sku: 'VIT-C', quantity: 1 },
      { sku: 'ZELAZO', quantity: 1 },
    ]);
    const applied = await shop.ask(APPLY, { id, code: ' witaj10 ' });
    expect(applied.at('applyCouponToCart', 'cart', 'applied_coupons')).toEqual([{ code: 'WITAJ10' }]);
    const cart = await shop.ask(PRICES, { id });
    expect(cart.at('cart', 'prices')).toMatchObject({
      subtotal_including_tax: { value: 69.98 },
      discounts: [
        { label: 'Rabat powitalny 10%', amount: { value: 7 }, applied_to: 'ITEM', coupon: { code: 'WITAJ10' } },
      ],
      discount: { label: ['Rabat powitalny 10%'], amount: { value: 7 } },
      grand_total: { value: 62.98 },
    });
    expect(cart.at('cart', 'items')).toMatchObject([
      { prices: { total_item_discount: { value: 5 }, discounts: [{ amount: { value: 5 } }] } },
      { prices: { total_item_discount: { value: 2 } } },
    ]);
  });

  it('are refused when expired, unknown or below their minimum', async () => {
    const id = await cartWith([{ sku: 'VIT-C', quantity: 2 }]);
    for (const code of ['LATO25', 'NIEMA', 'RABAT20']) {
      expect((await shop.ask(APPLY, { id, code })).errors[0]).toMatchObject({
        message: "The coupon code isn't valid. Verify the code and try again.",
        path: ['applyCouponToCart'],
        extensions: { category: 'graphql-no-such-entity' },
      });
    }
    expect((await shop.ask(PRICES, { id })).at('cart', 'applied_coupons')).toBeNull();
  });

  it('name the minimum that the cart does not reach, and nothing of other reasons', async () => {
    const id = await cartWith([{ sku: 'VIT-C', quantity: 2 }]);
    const extensions = async (code: string) => (await shop.ask(APPLY, { id, code })).errors[0]?.extensions;
    expect(await extensions('RABAT20')).toMatchObject({ minimum_subtotal: { value: 150, currency: 'PLN' } });
    for (const code of ['LATO25', 'NIEMA']) expect(await extensions(code)).not.toHaveProperty('minimum_subtotal');
  });

  it('are refused for an empty cart, and a second one beside the first', async () => {
    const id = await shop.guestCart();
    expect((await shop.ask(APPLY, { id, code: 'WITAJ10' })).errors[0]?.message).toBe('Cart does not contain products.');
    await shop.add(id, [{ sku: 'VIT-C', quantity: 1 }]);
    await shop.ask(APPLY, { id, code: 'WITAJ10' });
    expect((await shop.ask(APPLY, { id, code: 'DOSTAWA0' })).errors[0]?.message).toBe(
      'A coupon is already applied to the cart. Please remove it to apply another',
    );
    const removed = await shop.ask(
      'mutation ($id: String!) { removeCouponFromCart(input: { cart_id: $id }) { cart { applied_coupons { code } } } }',
      { id },
    );
    expect(removed.data).toEqual({ removeCouponFromCart: { cart: { applied_coupons: null } } });
    expect((await shop.ask(APPLY, { id, code: 'DOSTAWA0' })).errors).toEqual([]);
  });

  it('leave the cart for good when their minimum is no longer met', async () => {
    const id = await cartWith([{ sku: 'VIT-C', quantity: 4 }]);
    expect(
      (await shop.ask(APPLY, { id, code: 'RABAT20' })).at(
        'applyCouponToCart',
        'cart',
        'prices',
        'grand_total',
        'value',
      ),
    ).toBe(179.96);
    const line = await shop.ask('query ($id: String!) { cart(cart_id: $id) { items { uid } } }', { id });
    const update = (quantity: number) =>
      shop.ask(
        `mutation ($id: String!, $uid: ID!, $quantity: Float!) { updateCartItems(input: {
          cart_id: $id, cart_items: [{ cart_item_uid: $uid, quantity: $quantity }] }) { cart { applied_coupons { code } } } }`,
        { id, uid: line.textAt('cart', 'items', 0, 'uid'), quantity },
      );
    expect((await update(1)).data).toEqual({ updateCartItems: { cart: { applied_coupons: null } } });
    expect((await update(4)).data).toEqual({ updateCartItems: { cart: { applied_coupons: null } } });
  });

  it('make delivery free', async () => {
    const id = await cartWith([{ sku: 'VIT-C', quantity: 1 }]);
    await shop.ask(APPLY, { id, code: 'DOSTAWA0' });
    const estimate = await shop.ask(
      `mutation ($id: String!) { estimateShippingMethods(input: { cart_id: $id, address: { country_code: PL } }) { amount { value } } }`,
      { id },
    );
    expect(estimate.at('estimateShippingMethods')).toEqual(Array(3).fill({ amount: { value: 0 } }));
  });
});
