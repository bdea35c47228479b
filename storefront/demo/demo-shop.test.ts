import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop } from '../backend/checkout/testing/test-shop.ts';
import type { TestShop } from '../backend/checkout/testing/test-shop.ts';
import accounts from './accounts/demo-accounts.json' with { type: 'json' };
import demo from './index.ts';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = openTestShop({ shop: demo });
  token = await shop.signIn(accounts.customer.email, accounts.customer.password);
});
afterAll(() => shop.dispose());

const TOTALS = `items { product_name product { sku } } total {
  grand_total { value } subtotal_incl_tax { value } total_shipping { value } discounts { amount { value } }
}`;

describe('demo customer', () => {
  it('has two addresses, one the default for delivery and one for invoices', async () => {
    const answer = await shop.ask(
      '{ customer { firstname lastname addresses { city region { region_code } default_shipping default_billing } } }',
      {},
      token,
    );
    expect(answer.at('customer')).toEqual({
      firstname: 'Ola',
      lastname: 'Nowak',
      addresses: [
        { city: 'Warszawa', region: { region_code: 'PL-14' }, default_shipping: true, default_billing: false },
        { city: 'Kraków', region: { region_code: 'PL-12' }, default_shipping: false, default_billing: true },
      ],
    });
  });

  it('has three orders of different status whose totals add up', async () => {
    const answer = await shop.ask(
      `{ customer { orders(sort: { sort_field: CREATED_AT, sort_direction: DESC }) { items { number state status shipments { tracking { number } } invoices { number } ${TOTALS} } } } }`,
      {},
      token,
    );
    expect(answer.errors).toEqual([]);
    expect(answer.at('customer', 'orders', 'items')).toMatchObject([
      { number: '000000003', state: 'new', status: 'Oczekujące', invoices: [], shipments: [] },
      { number: '000000002', state: 'processing', status: 'W realizacji', shipments: [] },
      {
        number: '000000001',
        state: 'complete',
        status: 'Zrealizowane',
        shipments: [{ tracking: [{ number: '0000 1200 0034 56' }] }],
      },
    ]);
    for (const index of [0, 1, 2]) {
      const amount = (...path: (string | number)[]) =>
        Number(answer.at('customer', 'orders', 'items', index, 'total', ...path, 'value') ?? 0);
      const sum = amount('subtotal_incl_tax') + amount('total_shipping') - amount('discounts', 0, 'amount');
      expect(amount('grand_total')).toBeCloseTo(sum, 2);
      expect(answer.at('customer', 'orders', 'items', index, 'items')).not.toContainEqual(
        expect.objectContaining({ product: null }),
      );
    }
  });

  it('has a wish list of four and a saved card', async () => {
    const answer = await shop.ask(
      '{ customer { wishlists { items_count items_v2 { items { description product { sku } } } } } customerPaymentTokens { items { type } } }',
      {},
      token,
    );
    expect(answer.at('customer', 'wishlists', 0, 'items_count')).toBe(4);
    expect(JSON.stringify(answer.at('customer', 'wishlists', 0, 'items_v2'))).not.toContain('"product":null');
    expect(answer.at('customerPaymentTokens', 'items')).toEqual([{ type: 'card' }]);
  });

  it('offers the coupons that the start page tells of', async () => {
    for (const { code } of accounts.coupons) {
      const cart = await shop.guestCart();
      await shop.add(cart, [{ sku: 'WIT-K2', quantity: 5 }]);
      const answer = await shop.ask(
        'mutation ($cart: String!, $code: String!) { applyCouponToCart(input: { cart_id: $cart, coupon_code: $code }) { cart { applied_coupons { code } } } }',
        { cart, code },
      );
      expect(answer.at('applyCouponToCart', 'cart', 'applied_coupons')).toEqual([{ code }]);
    }
  });
});
