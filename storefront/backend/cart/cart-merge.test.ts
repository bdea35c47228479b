import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop } from '../checkout/testing/test-shop.ts';
import type { TestShop } from '../checkout/testing/test-shop.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop();
});
afterAll(() => shop.dispose());

const STOCK: Readonly<Record<string, number>> = { 'VIT-C': 100, 'VIT-D3': 3, ZELAZO: 100, 'KREA-MAL-300': 5 };
const PARENT: Readonly<Record<string, string>> = { 'KREA-MAL-300': 'KREA' };

const createItem = (sku: string, quantity: number) => ({
  sku,
  quantity,
  ...(PARENT[sku] !== undefined && { parent_sku: PARENT[sku] }),
});

async function quantities(id: string, token?: string): Promise<Record<string, number>> {
  const answer = await shop.ask(
    `query ($id: String!) { cart(cart_id: $id) { items { quantity product { sku } ... on ConfigurableCartItem { configured_variant { sku } } } } }`,
    { id },
    token,
  );
  const items = answer.at('cart', 'items');
  if (!Array.isArray(items)) throw new TypeError('The cart has no items.');
  return Object.fromEntries(
    items.map((item: { quantity: number; product: { sku: string }; configured_variant?: { sku: string } }) => [
      item.configured_variant?.sku ?? item.product.sku,
      item.quantity,
    ]),
  );
}

const MERGE =
  'mutation ($from: String!, $to: String) { mergeCarts(source_cart_id: $from, destination_cart_id: $to) { id } }';

const ownCart = async (token: string) =>
  (await shop.ask('mutation { createEmptyCart }', {}, token)).textAt('createEmptyCart');

describe('mergeCarts', () => {
  it('adds equal lines up and brings the guest’s coupon along', async () => {
    const { token } = await shop.newCustomer();
    const own = await ownCart(token);
    await shop.add(own, [createItem('VIT-C', 1)], token);
    const guest = await shop.guestCart();
    await shop.add(guest, [createItem('VIT-C', 2), createItem('KREA-MAL-300', 1)]);
    await shop.ask(
      'mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "WITAJ10" }) { cart { id } } }',
      { id: guest },
    );
    const merged = await shop.ask(
      'mutation ($from: String!, $to: String) { mergeCarts(source_cart_id: $from, destination_cart_id: $to) { id applied_coupons { code } } }',
      { from: guest, to: own },
      token,
    );
    expect(merged.data).toEqual({ mergeCarts: { id: own, applied_coupons: [{ code: 'WITAJ10' }] } });
    expect(await quantities(own, token)).toEqual({ 'VIT-C': 3, 'KREA-MAL-300': 1 });
  });

  it('keeps the customer’s line when the sum exceeds the stock', async () => {
    const { token } = await shop.newCustomer();
    const own = await ownCart(token);
    await shop.add(own, [createItem('VIT-D3', 2)], token);
    const guest = await shop.guestCart();
    await shop.add(guest, [createItem('VIT-D3', 2), createItem('ZELAZO', 1)]);
    await shop.ask(MERGE, { from: guest }, token);
    expect(await quantities(own, token)).toEqual({ 'VIT-D3': 2, ZELAZO: 1 });
  });

  it('is for customers, and takes guest carts only', async () => {
    const { token } = await shop.newCustomer();
    const own = await ownCart(token);
    const guest = await shop.guestCart();
    expect((await shop.ask(MERGE, { from: guest, to: own })).errors[0]).toMatchObject({
      message: "The current customer isn't authorized.",
      extensions: { category: 'graphql-authorization' },
    });
    expect((await shop.ask(MERGE, { from: own, to: own }, token)).errors[0]?.message).toBe(
      `The current user cannot perform operations on cart "${own}"`,
    );
    expect((await shop.ask(MERGE, { from: '', to: own }, token)).errors[0]?.message).toBe(
      'Required parameter "source_cart_id" is missing',
    );
  });

  it('never loses a line, and adds up whatever the stock permits', async () => {
    const { token } = await shop.newCustomer();
    const choice = fc
      .record({
        'VIT-C': fc.nat({ max: 60 }),
        'VIT-D3': fc.nat({ max: 3 }),
        ZELAZO: fc.nat({ max: 60 }),
        'KREA-MAL-300': fc.nat({ max: 5 }),
      })
      .map((counts): Record<string, number> => counts);
    const present = (quantity: Record<string, number>) =>
      Object.entries(quantity)
        .filter(([, count]) => count > 0)
        .map(([sku, count]) => createItem(sku, count));
    await fc.assert(
      fc.asyncProperty(choice, choice, async (mine, theirs) => {
        const own = await ownCart(token);
        const guest = await shop.guestCart();
        await shop.add(guest, present(theirs));
        await shop.add(own, present(mine), token);
        const held = await quantities(own, token);
        await shop.ask(MERGE, { from: guest, to: own }, token);
        const merged = await quantities(own, token);
        for (const [sku, stock] of Object.entries(STOCK)) {
          const ours = held[sku] ?? 0;
          const sum = ours + (theirs[sku] ?? 0);
          expect(merged[sku] ?? 0).toBe(sum <= stock ? sum : ours);
        }
        await emptyCart(own, token);
      }),
      { numRuns: 15 },
    );
  });

  async function emptyCart(id: string, token: string): Promise<void> {
    const answer = await shop.ask('query ($id: String!) { cart(cart_id: $id) { items { uid } } }', { id }, token);
    const items = answer.at('cart', 'items');
    const uids = Array.isArray(items) ? items.map((item: { uid: string }) => item.uid) : [];
    if (uids.length === 0) return;
    await shop.ask(
      'mutation ($id: String!, $items: [CartItemUpdateInput]!) { updateCartItems(input: { cart_id: $id, cart_items: $items }) { errors { code } } }',
      { id, items: uids.map((uid) => ({ cart_item_uid: uid, quantity: 0 })) },
      token,
    );
  }
});

describe('assignCustomerToGuestCart', () => {
  it('makes the guest cart the customer’s and moves the former lines into it', async () => {
    const { token } = await shop.newCustomer();
    const former = await ownCart(token);
    await shop.add(former, [createItem('VIT-C', 1)], token);
    const guest = await shop.guestCart();
    await shop.add(guest, [createItem('VIT-C', 2), createItem('ZELAZO', 1)]);
    const answer = await shop.ask(
      'mutation ($id: String!) { assignCustomerToGuestCart(cart_id: $id) { id } }',
      { id: guest },
      token,
    );
    expect(answer.data).toEqual({ assignCustomerToGuestCart: { id: guest } });
    expect(await ownCart(token)).toBe(guest);
    expect(await quantities(guest, token)).toEqual({ 'VIT-C': 3, ZELAZO: 1 });
  });
});
