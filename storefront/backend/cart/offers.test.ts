import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillCheckout, placeOrder } from '../checkout/testing/checkout-driver.ts';
import { openTestShop } from '../checkout/testing/test-shop.ts';
import type { TestShop } from '../checkout/testing/test-shop.ts';

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
  // 49.99 zł a piece.
  shop.service.database.run("INSERT INTO gift_rule (sku, minimum_subtotal) VALUES ('VIT-D3', 9900)");
});
afterEach(() => shop.dispose());

const OFFERS = `query ($id: String!) { cart(cart_id: $id) {
  free_shipping { is_free is_by_coupon threshold { value currency } remaining { value currency } }
  free_gift { quantity product { sku name } }
  items { product { sku crosssell_products { sku } } }
  prices { grand_total { value } }
} }`;

async function fetchCart(quantity: number): Promise<string> {
  const id = await shop.guestCart();
  await shop.add(id, [{ sku: 'VIT-C', quantity }]);
  return id;
}

const getOffers = async (id: string) => (await shop.ask(OFFERS, { id })).at('cart');
const pln = (value: number) => ({ value, currency: 'PLN' });

describe('the way to free delivery', () => {
  it('is measured in goods with tax', async () => {
    expect(await getOffers(await fetchCart(2))).toMatchObject({
      free_shipping: { is_free: false, is_by_coupon: false, threshold: pln(149), remaining: pln(49.02) },
    });
    expect(await getOffers(await fetchCart(3))).toMatchObject({
      free_shipping: { is_free: true, is_by_coupon: false, remaining: pln(0) },
    });
  });

  it('ends with a coupon for delivery, and grows with one that takes something off', async () => {
    const apply = async (id: string, code: string) =>
      shop.ask(
        'mutation ($id: String!, $code: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart { id } } }',
        { id, code },
      );
    const free = await fetchCart(1);
    await apply(free, 'DOSTAWA0');
    expect(await getOffers(free)).toMatchObject({
      free_shipping: { is_free: true, is_by_coupon: true, remaining: pln(0) },
    });
    const reduced = await fetchCart(3);
    await apply(reduced, 'WITAJ10');
    expect(await getOffers(reduced)).toMatchObject({ free_shipping: { is_free: false, remaining: pln(14.03) } });
  });

  it('is not spoken of in an empty cart', async () => {
    expect(await getOffers(await shop.guestCart())).toMatchObject({ free_shipping: null, free_gift: null });
  });
});

describe('a free gift', () => {
  it('comes with the value of the rule, costs nothing, and goes with it', async () => {
    const id = await fetchCart(2);
    expect(await getOffers(id)).toMatchObject({
      free_gift: { quantity: 1, product: { sku: 'VIT-D3' } },
      prices: { grand_total: { value: 99.98 } },
    });
    expect(await getOffers(await fetchCart(1))).toMatchObject({ free_gift: null });
  });

  it('is not promised when the shop has none left', async () => {
    shop.service.database.run("UPDATE stock_item SET sold = supplied WHERE sku = 'VIT-D3'");
    expect(await getOffers(await fetchCart(2))).toMatchObject({ free_gift: null });
  });

  it('is delivered with the order, leaves the stock, and is not ordered again', async () => {
    const { token } = await shop.newCustomer();
    const id = (await shop.ask('mutation { createEmptyCart }', {}, token)).textAt('createEmptyCart');
    await shop.add(id, [{ sku: 'VIT-C', quantity: 2 }], token);
    await fillCheckout(shop, id, {}, token);
    const sold = () =>
      shop.service.database.get((row) => Number(row['sold']), "SELECT sold FROM stock_item WHERE sku = 'VIT-D3'");
    const before = sold() ?? 0;
    const number = (await placeOrder(shop, id, token)).textAt('placeOrder', 'orderV2', 'number');
    expect(sold()).toBe(before + 1);
    const order = await shop.ask(
      `query ($number: String!) { customer { orders(filter: { number: { eq: $number } }) { items {
        items { product_sku quantity_ordered prices { row_total_including_tax { value } } } total { subtotal_incl_tax { value } }
      } } } }`,
      { number },
      token,
    );
    expect(order.at('customer', 'orders', 'items', 0)).toEqual({
      items: [
        { product_sku: 'VIT-C', quantity_ordered: 2, prices: { row_total_including_tax: { value: 99.98 } } },
        { product_sku: 'VIT-D3', quantity_ordered: 1, prices: { row_total_including_tax: { value: 0 } } },
      ],
      total: { subtotal_incl_tax: { value: 99.98 } },
    });
    const again = await shop.ask(
      'mutation ($number: String!) { reorderItems(orderNumber: $number) { cart { items { product { sku } } } } }',
      { number },
      token,
    );
    expect(again.at('reorderItems', 'cart', 'items')).toEqual([{ product: { sku: 'VIT-C' } }]);
  });
});

describe('recommendations in the cart', () => {
  it('stand at each line', async () => {
    expect(await getOffers(await fetchCart(1))).toMatchObject({
      items: [{ product: { sku: 'VIT-C', crosssell_products: [{ sku: 'VIT-D3' }] } }],
    });
  });
});
