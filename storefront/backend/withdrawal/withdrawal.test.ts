import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOrder, readyCart } from '../checkout/testing/checkout-driver.ts';
import { openTestShop } from '../checkout/testing/test-shop.ts';
import type { TestShop } from '../checkout/testing/test-shop.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop({ secondStoreView: true });
});
afterAll(() => shop.dispose());

const EMAIL = 'gosc@example.com';
const DAY = 86_400_000;
const notLocated = "We couldn't locate an order with the information provided.";

const find = (number: string, email = EMAIL) =>
  shop.ask('query ($number: String!, $email: String!) { withdrawableOrder(number: $number, email: $email) { number last_day items { uid name quantity } } }', { number, email });
const withdraw = (number: string, items: readonly object[], request_id: string, email = EMAIL) =>
  shop.ask('mutation ($input: WithdrawFromContractInput!) { withdrawFromContract(input: $input) { number received_at } }', {
    input: { number, email, items, request_id },
  });

async function newOrder(quantity = 3): Promise<{ number: string; uid: string }> {
  const id = await readyCart(shop, [{ sku: 'VIT-C', quantity }], { email: EMAIL });
  const number = (await placeOrder(shop, id)).textAt('placeOrder', 'orderV2', 'number');
  return { number, uid: (await find(number)).textAt('withdrawableOrder', 'items', 0, 'uid') };
}

const mails = () => shop.service.database.all((row) => `${String(row['recipient'])}: ${String(row['text'])}`, "SELECT recipient, text FROM outbox_mail WHERE kind = 'withdrawal-received'");

describe('withdrawing from a contract', () => {
  it('finds an order by number and e-mail together, in any letter case, and says nothing to anybody else', async () => {
    const { number } = await newOrder();
    expect((await find(` ${number} `, 'GOSC@example.com')).at('withdrawableOrder')).toMatchObject({ number, last_day: null, items: [{ quantity: 3 }] });
    for (const answer of [await find(number, 'inny@example.com'), await find('000999999')]) {
      expect(answer.errors[0]).toMatchObject({ message: notLocated, extensions: { category: 'graphql-no-such-entity' } });
    }
  });

  it('takes part of a line, then the rest, and no more', async () => {
    const { number, uid } = await newOrder();
    expect((await withdraw(number, [{ uid, quantity: 1 }], 'part-1')).errors).toEqual([]);
    expect((await find(number)).at('withdrawableOrder', 'items')).toMatchObject([{ quantity: 2 }]);
    expect((await withdraw(number, [{ uid, quantity: 3 }], 'part-2')).errors[0]?.message).toBe('The order has no such product to withdraw from.');
    expect((await withdraw(number, [{ uid, quantity: 2 }], 'part-3')).errors).toEqual([]);
    expect((await find(number)).at('withdrawableOrder', 'items')).toEqual([]);
  });

  it('confirms by mail what was withdrawn from and when, to the shopper and to the shop', async () => {
    const { number, uid } = await newOrder();
    const before = mails().length;
    await withdraw(number, [{ uid, quantity: 2 }], 'mail-1');
    const [toShopper = '', toShop = ''] = mails().slice(before);
    expect(toShopper).toContain(`${EMAIL}: Przyjęliśmy Twoje odstąpienie od umowy.`);
    expect(toShopper).toContain(`Zamówienie nr ${number}`);
    expect(toShopper).toMatch(/Otrzymaliśmy je: 21 listopada 2026 11:00:00/);
    expect(toShopper).toMatch(/- .+, 2 szt\./);
    expect(toShop).toContain('kontakt@witryna.example: ');
  });

  it('confirms in the language of the store view to the shopper, and in Polish to the shop', async () => {
    const { number, uid } = await newOrder();
    const before = mails().length;
    const answer = await shop.graphql('mutation ($input: WithdrawFromContractInput!) { withdrawFromContract(input: $input) { number } }', {
      variables: { input: { number, email: EMAIL, items: [{ uid, quantity: 2 }], request_id: 'mail-2' } },
      headers: { Store: 'witryna_pl_en_gb' },
    });
    expect(answer.errors).toBeUndefined();
    const [toShopper = '', toShop = ''] = mails().slice(before);
    expect(toShopper).toContain(`${EMAIL}: We have received your withdrawal from the contract.`);
    expect(toShopper).toContain(`Order no. ${number} of 21 November 2026`);
    expect(toShopper).toMatch(/- 2 × .+/);
    expect(toShop).toContain('Przyjęliśmy Twoje odstąpienie od umowy.');
  });

  it('counts a statement that is sent twice once', async () => {
    const { number, uid } = await newOrder();
    const before = mails().length;
    const [first, second] = [await withdraw(number, [{ uid, quantity: 1 }], 'twice'), await withdraw(number, [{ uid, quantity: 1 }], 'twice')];
    expect(second.data).toEqual(first.data);
    expect((await find(number)).at('withdrawableOrder', 'items')).toMatchObject([{ quantity: 2 }]);
    expect(mails()).toHaveLength(before + 2);
  });

  it.each<[string, (uid: string) => readonly object[]]>([
    ['nothing', () => []],
    ['a product that was not ordered', () => [{ uid: 'OTk5OTk=', quantity: 1 }]],
    ['half a piece', (uid) => [{ uid, quantity: 0.5 }]],
    ['no piece', (uid) => [{ uid, quantity: 0 }]],
    ['a line twice', (uid) => [{ uid, quantity: 1 }, { uid, quantity: 1 }]],
  ])('refuses %s', async (_, items) => {
    const { number, uid } = await newOrder();
    const before = mails().length;
    expect((await withdraw(number, items(uid), crypto.randomUUID())).errors[0]?.extensions).toMatchObject({ category: 'graphql-input' });
    expect(mails()).toHaveLength(before);
  });

  it('is possible up to the last day of the period, which begins with the delivery', async () => {
    const { number, uid } = await newOrder();
    const { database, now } = shop.service;
    database.run('INSERT INTO sales_shipment (order_id, created_at) SELECT id, ? FROM sales_order WHERE number = ?', [now().toISOString(), number]);
    expect((await find(number)).at('withdrawableOrder', 'last_day')).toBe('2026-12-12');
    shop.advance(21 * DAY);
    expect((await withdraw(number, [{ uid, quantity: 1 }], 'in-time')).errors).toEqual([]);
    shop.advance(DAY);
    for (const answer of [await find(number), await withdraw(number, [{ uid, quantity: 1 }], 'late')]) {
      expect(answer.errors[0]).toMatchObject({ message: 'The withdrawal period has ended.', extensions: { error_code: 'WITHDRAWAL_PERIOD_ENDED' } });
    }
    // The statement that came in time stays received.
    expect((await withdraw(number, [{ uid, quantity: 1 }], 'in-time')).errors).toEqual([]);
  });

  it('is not taken where the shop has switched it off', async () => {
    const off = openTestShop({ withdrawal: false });
    try {
      expect((await off.ask('{ storeConfig { withdrawal_enabled } }')).at('storeConfig', 'withdrawal_enabled')).toBe(false);
      const answer = await off.ask('{ withdrawableOrder(number: "1", email: "a@example.com") { number } }');
      expect(answer.errors[0]?.message).toBe('Contracts cannot be withdrawn from on-line.');
    } finally {
      off.dispose();
    }
    expect((await shop.ask('{ storeConfig { withdrawal_enabled } }')).at('storeConfig', 'withdrawal_enabled')).toBe(true);
  });
});
