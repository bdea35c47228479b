import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { column, integer } from '../database/index.ts';
import { readyCart } from './testing/checkout-driver.ts';
import { openTestShop } from './testing/test-shop.ts';
import type { TestShop } from './testing/test-shop.ts';

const RACER = fileURLToPath(new URL('./testing/order-racer.ts', import.meta.url));

/** A process of its own that stands ready to order a cart. */
async function startRacer(dataFolder: string, cartId: string): Promise<{ go(): Promise<string> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', RACER, dataFolder, cartId], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ready = await lines.next();
  if (ready.value !== 'ready') throw new Error('The racer did not start.');
  return {
    async go() {
      child.stdin.write('go\n');
      return String((await lines.next()).value);
    },
  };
}

/** Lets processes order these carts at the same moment. */
async function race(shop: TestShop, cartIds: readonly string[]): Promise<string[]> {
  const racers = await Promise.all(cartIds.map((id) => startRacer(shop.service.dataFolder, id)));
  return Promise.all(racers.map((racer) => racer.go()));
}

const count = (shop: TestShop, sql: string) => shop.service.database.get(column('count', integer), sql);

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop();
});
afterAll(() => shop.dispose());

describe('orders at the same moment, in processes of their own', () => {
  it('never sell the last pieces twice', async () => {
    const carts = [];
    for (let index = 0; index < 4; index += 1) carts.push(await readyCart(shop, [{ sku: 'VIT-D3', quantity: 3 }]));
    const results = await race(shop, carts);
    expect(results.filter((result) => result.startsWith('placed'))).toHaveLength(1);
    expect(results.filter((result) => result === 'refused UNABLE_TO_PLACE_ORDER')).toHaveLength(3);
    expect(count(shop, "SELECT supplied - sold AS count FROM stock_item WHERE sku = 'VIT-D3'")).toBe(0);
  });

  it('never use the last use of a coupon twice', async () => {
    const carts = [
      await readyCart(shop, [{ sku: 'VIT-C', quantity: 1 }]),
      await readyCart(shop, [{ sku: 'VIT-C', quantity: 1 }]),
    ];
    for (const id of carts)
      await shop.ask(
        'mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "WITAJ10" }) { cart { id } } }',
        { id },
      );
    shop.service.database.run("UPDATE coupon_limit SET uses_per_coupon = 1 WHERE code_key = 'WITAJ10'");
    const results = await race(shop, carts);
    expect(results.filter((result) => result.startsWith('placed'))).toHaveLength(1);
    expect(results.filter((result) => result === 'refused UNABLE_TO_PLACE_ORDER')).toHaveLength(1);
    expect(count(shop, "SELECT COUNT(*) AS count FROM sales_order WHERE coupon_code = 'WITAJ10'")).toBe(1);
  });

  it('make one order of one cart', async () => {
    const cart = await readyCart(shop, [{ sku: 'VIT-C', quantity: 1 }]);
    const before = count(shop, 'SELECT COUNT(*) AS count FROM sales_order');
    const results = await race(shop, [cart, cart, cart]);
    expect(results.filter((result) => result.startsWith('placed'))).toHaveLength(1);
    expect(results.filter((result) => result === 'refused CART_NOT_ACTIVE')).toHaveLength(2);
    expect(count(shop, 'SELECT COUNT(*) AS count FROM sales_order')).toBe((before ?? 0) + 1);
    expect(count(shop, 'SELECT COUNT(*) AS count FROM outbox_mail WHERE is_written = 0')).toBe(0);
  });
});
