import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillCheckout, placeOrder, readyCart } from './testing/checkout-driver.ts';
import { openTestShop } from './testing/test-shop.ts';
import type { TestShop } from './testing/test-shop.ts';

const INVALID = "The coupon code isn't valid. Verify the code and try again.";

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
});
afterEach(() => shop.dispose());

const apply = (id: string, code: string, token?: string) =>
  shop.ask(
    'mutation ($id: String!, $code: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart { id } } }',
    { id, code },
    token,
  );

const createCart = (id: string) =>
  shop.ask(
    'query ($id: String!) { cart(cart_id: $id) { total_quantity applied_coupons { code } prices { grand_total { value } } } }',
    { id },
  );

async function guestCart(code: string) {
  const id = await readyCart(shop, [{ sku: 'VIT-C', quantity: 2 }]);
  expect((await apply(id, code)).errors).toEqual([]);
  return id;
}

async function customerCart(token: string) {
  const id = (await shop.ask('{ customerCart { id } }', {}, token)).textAt('customerCart', 'id');
  await shop.add(id, [{ sku: 'VIT-C', quantity: 4 }], token);
  await fillCheckout(shop, id, {}, token);
  return id;
}

describe('a coupon with one use', () => {
  beforeEach(() => {
    shop.service.database.run("UPDATE coupon_limit SET uses_per_coupon = 1 WHERE code_key = 'WITAJ10'");
  });

  it('is refused to the second of two carts, which stays and can be ordered without it', async () => {
    const [first, second] = [await guestCart('WITAJ10'), await guestCart('WITAJ10')];
    expect((await placeOrder(shop, first)).errors).toEqual([]);
    expect((await placeOrder(shop, second)).errors[0]).toMatchObject({
      message: `Unable to place order: ${INVALID}`,
      extensions: { error_code: 'UNABLE_TO_PLACE_ORDER' },
    });
    expect((await createCart(second)).at('cart')).toEqual({
      total_quantity: 2,
      applied_coupons: null,
      prices: { grand_total: { value: 114.97 } },
    });
    expect((await placeOrder(shop, second)).errors).toEqual([]);
  });

  it('cannot be applied once an order has used it, and can again when that order is canceled', async () => {
    await placeOrder(shop, await guestCart('WITAJ10'));
    const id = await readyCart(shop, [{ sku: 'VIT-C', quantity: 1 }]);
    expect((await apply(id, 'witaj10')).errors[0]).toMatchObject({
      message: INVALID,
      extensions: { category: 'graphql-no-such-entity' },
    });
    shop.service.database.run("UPDATE sales_order SET state = 'canceled' WHERE coupon_code = 'WITAJ10'");
    expect((await apply(id, 'witaj10')).errors).toEqual([]);
  });
});

describe('a coupon with one use per customer', () => {
  it('is refused to the customer who has used it, and to nobody else', async () => {
    const [{ token }, other] = [await shop.newCustomer(), await shop.newCustomer()];
    const first = await customerCart(token);
    expect((await apply(first, 'RABAT20', token)).errors).toEqual([]);
    expect((await placeOrder(shop, first, token)).errors).toEqual([]);
    expect((await apply(await customerCart(token), 'RABAT20', token)).errors[0]?.message).toBe(INVALID);
    expect((await apply(await customerCart(other.token), 'RABAT20', other.token)).errors).toEqual([]);
    expect((await apply(await readyCart(shop, [{ sku: 'VIT-C', quantity: 4 }]), 'RABAT20')).errors).toEqual([]);
  });
});
