import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillCheckout, placeOrder, readyCart } from '../checkout/testing/checkout-driver.ts';
import { openTestShop } from '../checkout/testing/test-shop.ts';
import type { TestShop } from '../checkout/testing/test-shop.ts';

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop({ secondStoreView: true });
});
afterEach(() => shop.dispose());

const EMAIL = 'gosc@example.com';
const DAY = 86_400_000;
const notLocated = "We couldn't locate an order with the information provided.";

type Reference = { token: string } | { number: string };

const find = (order: Reference, session?: string) =>
  shop.ask(
    'query ($order: WithdrawalOrderInput!) { withdrawableOrder(order: $order) { number email last_day items { uid name quantity } } }',
    { order },
    session,
  );
const withdraw = (order: Reference, items: readonly object[], request_id: string, session?: string) =>
  shop.ask(
    'mutation ($input: WithdrawFromContractInput!) { withdrawFromContract(input: $input) { number received_at } }',
    { input: { order, items, request_id } },
    session,
  );
const requestLink = (number: string, email: string) =>
  shop.ask('mutation ($number: String!, $email: String!) { requestWithdrawalLink(number: $number, email: $email) }', {
    number,
    email,
  });

/** Texts of the mails of a kind, oldest first. */
const getMails = (kind: string) =>
  shop.service.database.all(
    (row) => `${String(row['recipient'])}: ${String(row['text'])}`,
    `SELECT recipient, text FROM outbox_mail WHERE kind = '${kind}' ORDER BY id`,
  );

/** Secret of the link in the newest mail of a kind. */
function tokenIn(kind: string): string {
  const [, token = ''] = /\/withdrawal#token=([0-9a-f]{32})$/m.exec(getMails(kind).at(-1) ?? '') ?? [];
  if (token === '') throw new Error(`The newest mail of ${kind} has no link.`);
  return token;
}

async function newOrder(quantity = 3): Promise<{ number: string; order: { token: string }; uid: string }> {
  const id = await readyCart(shop, [{ sku: 'VIT-C', quantity }], { email: EMAIL });
  const number = (await placeOrder(shop, id)).textAt('placeOrder', 'orderV2', 'number');
  const order = { token: tokenIn('order-confirmation') };
  return { number, order, uid: (await find(order)).textAt('withdrawableOrder', 'items', 0, 'uid') };
}

const mails = () => getMails('withdrawal-received');

describe('withdrawing from a contract', () => {
  it('opens an order for who has its confirmation, and for nobody who knows its number and address', async () => {
    const { number, order } = await newOrder();
    expect((await find(order)).at('withdrawableOrder')).toMatchObject({
      number,
      email: EMAIL,
      last_day: null,
      items: [{ quantity: 3 }],
    });
    const orderToken =
      shop.service.database.get((row) => String(row['token']), 'SELECT token FROM sales_order WHERE number = ?', [
        number,
      ]) ?? '';
    const wrong: Reference[] = [
      { number },
      { token: number },
      { token: '' },
      { token: '0'.repeat(32) },
      { token: orderToken },
    ];
    for (const answer of await Promise.all(wrong.map((reference) => find(reference)))) {
      expect(answer.errors[0]).toMatchObject({
        message: notLocated,
        extensions: { category: 'graphql-no-such-entity' },
      });
    }
  });

  it('stores secrets as hashes', async () => {
    const { order } = await newOrder();
    const stored = shop.service.database.all(
      (row) => String(row['token_hash']),
      'SELECT token_hash FROM withdrawal_token',
    );
    expect(stored.length).toBeGreaterThan(0);
    expect(stored).not.toContain(order.token);
  });

  it('opens an order for the customer who placed it, and for no other', async () => {
    const [owner, other] = [await shop.newCustomer(), await shop.newCustomer()];
    const id = (await shop.ask('mutation { createEmptyCart }', {}, owner.token)).textAt('createEmptyCart');
    await shop.add(id, [{ sku: 'VIT-C', quantity: 1 }], owner.token);
    await fillCheckout(shop, id, {}, owner.token);
    const number = (await placeOrder(shop, id, owner.token)).textAt('placeOrder', 'orderV2', 'number');
    const uid = (await find({ number: ` ${number} ` }, owner.token)).textAt('withdrawableOrder', 'items', 0, 'uid');
    const guests = await newOrder();
    const refused = [
      await find({ number }, other.token),
      await find({ number }),
      await find({ number: guests.number }, other.token),
      await withdraw({ number }, [{ uid, quantity: 1 }], 'stranger', other.token),
      await withdraw({ number }, [{ uid, quantity: 1 }], 'stranger'),
    ];
    for (const answer of refused) expect(answer.errors[0]?.message).toBe(notLocated);
    expect((await withdraw({ number }, [{ uid, quantity: 1 }], 'owner', owner.token)).errors).toEqual([]);
  });

  it('withdraws from the order of the secret only', async () => {
    const [first, second] = [await newOrder(), await newOrder()];
    expect((await withdraw(first.order, [{ uid: second.uid, quantity: 1 }], 'crossed')).errors[0]?.message).toBe(
      'The order has no such product to withdraw from.',
    );
    expect((await withdraw(first.order, [{ uid: first.uid, quantity: 1 }], 'shared')).errors).toEqual([]);
    expect(
      (await withdraw(second.order, [{ uid: second.uid, quantity: 1 }], 'shared')).errors[0]?.extensions,
    ).toMatchObject({ category: 'graphql-input' });
  });

  it('says the same of a requested link whether there is such an order or not, and mails it to the address of the order only', async () => {
    const { number } = await newOrder();
    const before = getMails('withdrawal-link').length;
    const answers = [
      await requestLink('000999999', EMAIL),
      await requestLink(number, 'inny@example.com'),
      await requestLink(` ${number} `, ' GOSC@example.com '),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ data: { requestWithdrawalLink: true }, errors: [] });
    expect(getMails('withdrawal-link').slice(before)).toEqual([
      expect.stringMatching(new RegExp(`^${EMAIL}: .*zamówienia nr ${number}`)),
    ]);
    expect((await find({ token: tokenIn('withdrawal-link') })).at('withdrawableOrder', 'number')).toBe(number);
  });

  it('refuses a request without a number or an address', async () => {
    for (const answer of [await requestLink(' ', EMAIL), await requestLink('000000001', 'gosc')])
      expect(answer.errors[0]?.extensions).toMatchObject({ category: 'graphql-input' });
  });

  it('opens an order for a day with a requested link, for ninety with that of the confirmation', async () => {
    const { number, order } = await newOrder();
    await requestLink(number, EMAIL);
    const requested = { token: tokenIn('withdrawal-link') };
    shop.advance(DAY - 1000);
    expect((await find(requested)).errors).toEqual([]);
    shop.advance(1000);
    expect((await find(requested)).errors[0]?.message).toBe(notLocated);
    expect((await find(order)).errors).toEqual([]);
    shop.advance(89 * DAY);
    expect((await find(order)).errors[0]?.message).toBe(notLocated);
  });

  it('sends five links for an order in an hour, without saying that the sixth was not sent', async () => {
    const { number } = await newOrder();
    const before = getMails('withdrawal-link').length;
    for (let count = 0; count < 6; count += 1)
      expect((await requestLink(number, EMAIL)).at('requestWithdrawalLink')).toBe(true);
    expect(getMails('withdrawal-link')).toHaveLength(before + 5);
    shop.advance(DAY / 24);
    await requestLink(number, EMAIL);
    expect(getMails('withdrawal-link')).toHaveLength(before + 6);
  });

  it('limits the requests and the wrong secrets of one client', async () => {
    const send = (document: string, variables: Record<string, unknown>) =>
      shop.graphql(document, { variables, headers: { 'X-Forwarded-For': '203.0.113.7' } });
    const request = () => send('mutation { requestWithdrawalLink(number: "000000001", email: "a@example.com") }', {});
    for (let count = 0; count < 20; count += 1) expect((await request()).errors).toBeUndefined();
    expect((await request()).errors?.[0]?.extensions).toMatchObject({ category: 'graphql-too-many-requests' });
    const open = (token: string) =>
      send('query ($token: String!) { withdrawableOrder(order: { token: $token }) { number } }', { token });
    const { order } = await newOrder();
    for (let count = 0; count < 30; count += 1) await open(`guess${count}`);
    expect((await open(order.token)).errors?.[0]?.extensions).toMatchObject({ category: 'graphql-too-many-requests' });
    expect((await find(order)).errors).toEqual([]);
  });

  it('takes part of a line, then the rest, and no more', async () => {
    const { order, uid } = await newOrder();
    expect((await withdraw(order, [{ uid, quantity: 1 }], 'part-1')).errors).toEqual([]);
    expect((await find(order)).at('withdrawableOrder', 'items')).toMatchObject([{ quantity: 2 }]);
    expect((await withdraw(order, [{ uid, quantity: 3 }], 'part-2')).errors[0]?.message).toBe(
      'The order has no such product to withdraw from.',
    );
    expect((await withdraw(order, [{ uid, quantity: 2 }], 'part-3')).errors).toEqual([]);
    expect((await find(order)).at('withdrawableOrder', 'items')).toEqual([]);
  });

  it('confirms by mail what was withdrawn from and when, to the shopper and to the shop', async () => {
    const { number, order, uid } = await newOrder();
    const before = mails().length;
    await withdraw(order, [{ uid, quantity: 2 }], 'mail-1');
    const [toShopper = '', toShop = ''] = mails().slice(before);
    expect(toShopper).toContain(`${EMAIL}: Przyjęliśmy Twoje odstąpienie od umowy.`);
    expect(toShopper).toContain(`Zamówienie nr ${number}`);
    expect(toShopper).toMatch(/Otrzymaliśmy je: 21 listopada 2026 11:00:00/);
    expect(toShopper).toMatch(/- .+, 2 szt\./);
    expect(toShop).toContain('kontakt@witryna.example: ');
  });

  it('confirms in the language of the store view to the shopper, and in Polish to the shop', async () => {
    const { number, order, uid } = await newOrder();
    const before = mails().length;
    const answer = await shop.graphql(
      'mutation ($input: WithdrawFromContractInput!) { withdrawFromContract(input: $input) { number } }',
      {
        variables: { input: { order, items: [{ uid, quantity: 2 }], request_id: 'mail-2' } },
        headers: { Store: 'witryna_pl_en_gb' },
      },
    );
    expect(answer.errors).toBeUndefined();
    const [toShopper = '', toShop = ''] = mails().slice(before);
    expect(toShopper).toContain(`${EMAIL}: We have received your withdrawal from the contract.`);
    expect(toShopper).toContain(`Order no. ${number} of 21 November 2026`);
    expect(toShopper).toMatch(/- 2 × .+/);
    expect(toShop).toContain('Przyjęliśmy Twoje odstąpienie od umowy.');
  });

  it('counts a statement that is sent twice once', async () => {
    const { order, uid } = await newOrder();
    const before = mails().length;
    const [first, second] = [
      await withdraw(order, [{ uid, quantity: 1 }], 'twice'),
      await withdraw(order, [{ uid, quantity: 1 }], 'twice'),
    ];
    expect(second.data).toEqual(first.data);
    expect((await find(order)).at('withdrawableOrder', 'items')).toMatchObject([{ quantity: 2 }]);
    expect(mails()).toHaveLength(before + 2);
  });

  it.each<[string, (uid: string) => readonly object[]]>([
    ['nothing', () => []],
    ['a product that was not ordered', () => [{ uid: 'OTk5OTk=', quantity: 1 }]],
    ['half a piece', (uid) => [{ uid, quantity: 0.5 }]],
    ['no piece', (uid) => [{ uid, quantity: 0 }]],
    [
      'a line twice',
      (uid) => [
        { uid, quantity: 1 },
        { uid, quantity: 1 },
      ],
    ],
  ])('refuses %s', async (_, items) => {
    const { order, uid } = await newOrder();
    const before = mails().length;
    expect((await withdraw(order, items(uid), crypto.randomUUID())).errors[0]?.extensions).toMatchObject({
      category: 'graphql-input',
    });
    expect(mails()).toHaveLength(before);
  });

  it('is possible up to the last day of the period, which begins with the delivery', async () => {
    const { number, order, uid } = await newOrder();
    const { database, now } = shop.service;
    database.run('INSERT INTO sales_shipment (order_id, created_at) SELECT id, ? FROM sales_order WHERE number = ?', [
      now().toISOString(),
      number,
    ]);
    expect((await find(order)).at('withdrawableOrder', 'last_day')).toBe('2026-12-28');
    shop.advance(37 * DAY);
    expect((await withdraw(order, [{ uid, quantity: 1 }], 'in-time')).errors).toEqual([]);
    shop.advance(DAY);
    for (const answer of [await find(order), await withdraw(order, [{ uid, quantity: 1 }], 'late')]) {
      expect(answer.errors[0]).toMatchObject({
        message: 'The withdrawal period has ended.',
        extensions: { error_code: 'WITHDRAWAL_PERIOD_ENDED' },
      });
    }
    // The statement that came in time stays received.
    expect((await withdraw(order, [{ uid, quantity: 1 }], 'in-time')).errors).toEqual([]);
  });

  it('is not taken where the shop has switched it off', async () => {
    const off = openTestShop({ withdrawal: false });
    try {
      expect((await off.ask('{ storeConfig { withdrawal_enabled } }')).at('storeConfig', 'withdrawal_enabled')).toBe(
        false,
      );
      const answer = await off.ask('{ withdrawableOrder(order: { token: "1" }) { number } }');
      expect(answer.errors[0]?.message).toBe('Contracts cannot be withdrawn from online.');
    } finally {
      off.dispose();
    }
    expect((await shop.ask('{ storeConfig { withdrawal_enabled } }')).at('storeConfig', 'withdrawal_enabled')).toBe(
      true,
    );
  });
});
