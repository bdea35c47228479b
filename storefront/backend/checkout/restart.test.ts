import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placeOrder, readyCart } from './testing/checkout-driver.ts';
import { openTestShop } from './testing/test-shop.ts';

let dataFolder: string;
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'witryna-restart-'));
});
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }));

describe('a restart', () => {
  it('keeps customers, sessions, carts, orders, stock and favorites, and seeds nothing twice', async () => {
    const before = openTestShop({ dataFolder });
    const { token } = await before.newCustomer();
    await before.ask('mutation { setFavoriteStore(identifier: "zamosc") { identifier } }', {}, token);
    const cart = await before.guestCart();
    await before.add(cart, [{ sku: 'VIT-C', quantity: 2 }]);
    const ordered = await placeOrder(before, await readyCart(before, [{ sku: 'VIT-D3', quantity: 2 }]));
    before.close();

    const after = openTestShop({ dataFolder });
    expect(after.seeded).toEqual([]);
    expect((await after.ask('{ customer { lastname } getFavoriteStore { identifier } }', {}, token)).data).toEqual({
      customer: { lastname: 'Kowalski' },
      getFavoriteStore: { identifier: 'zamosc' },
    });
    const kept = await after.ask('query ($id: String!) { cart(cart_id: $id) { total_quantity } }', { id: cart });
    expect(kept.at('cart', 'total_quantity')).toBe(2);
    const order = await after.ask(
      'query ($token: String!) { guestOrderByToken(input: { token: $token }) { number } }',
      {
        token: ordered.textAt('placeOrder', 'orderV2', 'token'),
      },
    );
    expect(order.at('guestOrderByToken', 'number')).toBe(ordered.at('placeOrder', 'orderV2', 'number'));
    const scarce = await after.add(await after.guestCart(), [{ sku: 'VIT-D3', quantity: 2 }]);
    expect(scarce.at('addProductsToCart', 'user_errors', 0, 'code')).toBe('INSUFFICIENT_STOCK');
    after.close();
  });
});

describe('faults that tests can ask for', () => {
  it('expire or revoke all sessions and lose all carts', async () => {
    const shop = openTestShop({ dataFolder });
    const { token } = await shop.newCustomer();
    const cart = await shop.guestCart();
    expect(shop.runFaultAction('expire-tokens', undefined)).toBe(true);
    expect((await shop.ask('{ customer { email } }', {}, token)).errors[0]?.message).toBe('Consumer key has expired');
    expect(shop.runFaultAction('revoke-tokens', undefined)).toBe(true);
    expect((await shop.ask('{ customer { email } }', {}, token)).errors[0]?.message).toBe(
      'User token has been revoked',
    );
    expect(shop.runFaultAction('lose-carts', undefined)).toBe(true);
    expect(
      (await shop.ask('query ($id: String!) { cart(cart_id: $id) { id } }', { id: cart })).errors[0]?.message,
    ).toContain('Could not find a cart');
    shop.close();
  });
});
