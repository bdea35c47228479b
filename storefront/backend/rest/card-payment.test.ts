import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textWith } from '../checkout/testing/matchers.ts';
import { openTestShop } from '../checkout/testing/test-shop.ts';
import type { TestShop } from '../checkout/testing/test-shop.ts';
import { bodyJson } from '../testing/test-backend.ts';
import { filledCart, orderAsCustomer, pay, payBy, ship } from './testing/rest-driver.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop();
});
afterAll(() => shop.dispose());

async function getNonce(number: string): Promise<{ nonce: string; resultCode: string }> {
  const answer = await shop.call('POST', '/sandbox-card/nonce', { body: JSON.stringify({ number }) });
  expect(answer.status).toBe(200);
  const body: unknown = bodyJson(answer);
  if (typeof body !== 'object' || body === null || !('nonce' in body) || !('resultCode' in body)) throw new TypeError();
  return { nonce: String(body.nonce), resultCode: String(body.resultCode) };
}

const challenge = async (nonce: string, answer: string) =>
  bodyJson(await shop.call('POST', '/sandbox-card/challenge', { body: JSON.stringify({ nonce, answer }) }));

describe('[CHK-26] payment by card', () => {
  const payWith = (id: string, nonce: string) => pay(shop, id, payBy('witryna_card', { payment_method_nonce: nonce }));

  async function readyCart(): Promise<string> {
    const id = await filledCart(shop);
    await ship(shop, id);
    return id;
  }

  const declined = {
    status: 400,
    body: { message: 'Your payment could not be taken. Please try again or use a different payment method.' },
  };

  it('takes an authorized nonce once', async () => {
    const { nonce, resultCode } = await getNonce('4111 1111 1111 1111');
    expect(resultCode).toBe('Authorised');
    const first = await readyCart();
    expect((await payWith(first, nonce)).status).toBe(200);
    const second = await readyCart();
    expect(await payWith(second, nonce)).toEqual(declined);
    expect((await payWith(second, (await getNonce('5555555555554444')).nonce)).status).toBe(200);
  });

  it('takes no refused, unknown or outdated nonce', async () => {
    const refused = await getNonce('4000000000000002');
    expect(refused.resultCode).toBe('Refused');
    const id = await readyCart();
    for (const nonce of [refused.nonce, 'made-up', '']) expect(await payWith(id, nonce)).toEqual(declined);
    const outdated = await getNonce('4111111111111111');
    shop.advance(3_600_001);
    expect(await payWith(id, outdated.nonce)).toEqual(declined);
  });

  it('waits for the challenge to be passed', async () => {
    const { nonce, resultCode } = await getNonce('4000000000003063');
    expect(resultCode).toBe('ChallengeShopper');
    const id = await readyCart();
    expect(await payWith(id, nonce)).toEqual(declined);
    expect(await challenge(nonce, '1234')).toEqual({ nonce, resultCode: 'Authorised' });
    expect((await payWith(id, nonce)).status).toBe(200);
    const second = await getNonce('4000000000003063');
    expect(await challenge(second.nonce, '0000')).toEqual({ nonce: second.nonce, resultCode: 'ChallengeShopper' });
    expect(await challenge(second.nonce, '1234')).toEqual({ nonce: second.nonce, resultCode: 'Authorised' });
  });

  it('refuses numbers that are none and cards that ran out', async () => {
    const present = (body: unknown) => shop.call('POST', '/sandbox-card/nonce', { body: JSON.stringify(body) });
    expect((await present({ number: '4111111111111112' })).status).toBe(400);
    expect((await present({ number: '4111111111111111', expiry: '10/26' })).status).toBe(400);
    expect((await present({ number: '4111111111111111', expiry: '11/26' })).status).toBe(200);
    expect((await present(['no object'])).status).toBe(400);
  });

  it('makes the order paid, and saves the card when the customer asks for it', async () => {
    const { token } = await shop.newCustomer();
    const order = (method: string, data: object) => orderAsCustomer(shop, token, payBy(method, data));
    const { nonce } = await getNonce('4111111111111111');
    const paid = await order('witryna_card', { payment_method_nonce: nonce, is_active_payment_token_enabler: true });
    expect(paid.status).toBe(200);
    const saved = await shop.ask(
      '{ customerPaymentTokens { items { public_hash type payment_method_code details } } }',
      {},
      token,
    );
    expect(saved.at('customerPaymentTokens', 'items')).toMatchObject([
      { type: 'card', payment_method_code: 'witryna_card', details: textWith('"maskedCC":"1111"') },
    ]);
    const hash = saved.textAt('customerPaymentTokens', 'items', 0, 'public_hash');
    expect((await order('witryna_card_vault', { public_hash: hash })).status).toBe(200);
    const orders = await shop.ask(
      '{ customer { orders(sort: { sort_field: CREATED_AT, sort_direction: DESC }) { items { state status invoices { number } payment_methods { type additional_data { name value } } } } } }',
      {},
      token,
    );
    expect(orders.at('customer', 'orders', 'items')).toMatchObject([
      { state: 'processing', status: 'W realizacji', payment_methods: [{ type: 'witryna_card_vault' }] },
      {
        state: 'processing',
        invoices: [{ number: textWith('0000000') }],
        payment_methods: [{ additional_data: [{ name: 'Numer karty', value: '•••• 1111' }] }],
      },
    ]);
    const removed = await shop.ask(
      'mutation ($hash: String!) { deletePaymentToken(public_hash: $hash) { result customerPaymentTokens { items { type } } } }',
      { hash },
      token,
    );
    expect(removed.data).toEqual({ deletePaymentToken: { result: true, customerPaymentTokens: { items: [] } } });
    expect(await order('witryna_card_vault', { public_hash: hash })).toEqual(declined);
  });
});
