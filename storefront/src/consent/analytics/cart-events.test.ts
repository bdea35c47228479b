import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cart, CartLine } from '../../cart/index.ts';
import { toCartEvents, toPurchaseEvent, toWholeCartEvent } from './cart-events.ts';

const line = (uid: string, quantity: number, minor = 1999): CartLine => ({
  uid,
  sku: `SKU-${uid}`,
  name: `Product ${uid}`,
  href: '/',
  image: null,
  quantity,
  options: [],
  totalExcludingTax: null,
  available: true,
  soldOut: false,
  total: { minor: minor * quantity, currency: 'PLN' },
  reduction: null,
  problems: [],
});
const createCart = (...lines: CartLine[]): Cart => ({
  id: 'cart',
  count: lines.length,
  isVirtual: false,
  lines,
  subtotal: null,
  subtotalExcludingTax: null,
  taxes: [],
  discounts: [],
  shipping: null,
  total: { minor: 5000, currency: 'PLN' },
  coupon: null,
  freeShipping: null,
  freeGift: null,
});

describe('events of the cart', () => {
  it('say what came and what went, with the price of a piece', () => {
    expect(toCartEvents(createCart(line('a', 1), line('b', 3)), createCart(line('a', 3), line('b', 1)))).toEqual([
      {
        event: 'add_to_cart',
        currency: 'PLN',
        value: 39.98,
        items: [{ item_id: 'SKU-a', item_name: 'Product a', price: 19.99, quantity: 2 }],
      },
      {
        event: 'remove_from_cart',
        currency: 'PLN',
        value: 39.98,
        items: [{ item_id: 'SKU-b', item_name: 'Product b', price: 19.99, quantity: 2 }],
      },
    ]);
  });

  it('are none when a cart is first seen, or nothing changes', () => {
    expect(toCartEvents(null, createCart(line('a', 1)))).toEqual([]);
    expect(toCartEvents(createCart(line('a', 1)), createCart(line('a', 1)))).toEqual([]);
  });

  it('are none when another cart takes the place of one that was ordered', () => {
    expect(toCartEvents(createCart(line('a', 1)), { ...createCart(), id: 'next' })).toEqual([]);
  });

  it('account for every piece', () => {
    const lines = fc.uniqueArray(
      fc.record({ uid: fc.constantFrom('a', 'b', 'c', 'd'), quantity: fc.integer({ min: 1, max: 20 }) }),
      { selector: ({ uid }) => uid },
    );
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const count = (event: string) =>
          events
            .filter((entry) => entry.event === event)
            .flatMap(({ items }) => items)
            .reduce((sum, { quantity = 0 }) => sum + quantity, 0);
        const events = toCartEvents(
          createCart(...before.map(({ uid, quantity }) => line(uid, quantity))),
          createCart(...after.map(({ uid, quantity }) => line(uid, quantity))),
        );
        const total = (entries: typeof before) => entries.reduce((sum, { quantity }) => sum + quantity, 0);
        expect(total(before) + count('add_to_cart') - count('remove_from_cart')).toBe(total(after));
      }),
    );
  });

  it('begin a checkout with goods only', () => {
    expect(toWholeCartEvent('begin_checkout', createCart())).toBeNull();
    expect(toWholeCartEvent('begin_checkout', createCart(line('a', 2)))).toMatchObject({
      event: 'begin_checkout',
      value: 39.98,
    });
  });

  it('end with an order at the total of the backend', () => {
    const contents = {
      items: [{ name: 'Product a', quantity: 2, sku: 'SKU-a', total: { minor: 3998, currency: 'PLN' } }],
      gift: null,
      delivery: '',
      payment: '',
      total: { minor: 5000, currency: 'PLN' },
    };
    expect(toPurchaseEvent('000000007', contents)).toEqual({
      event: 'purchase',
      transaction_id: '000000007',
      value: 50,
      currency: 'PLN',
      items: [{ item_id: 'SKU-a', item_name: 'Product a', price: 19.99, quantity: 2 }],
    });
  });
});
