import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, openTestShop } from '../checkout/testing/test-shop.ts';
import type { TestShop } from '../checkout/testing/test-shop.ts';
import { readyCart, placeOrder } from '../checkout/testing/checkout-driver.ts';

const MINUTE = 60_000;
const LOCKED =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';
const TOO_MANY = { message: 'Too Many Requests', extensions: { category: 'graphql-too-many-requests' } };

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
});
afterEach(() => shop.dispose());

/** Sends a document as the shop's server does for a client; returns its first error. */
async function errorFrom(client: string, document: string, variables: Record<string, unknown>) {
  const answer = await shop.graphql(document, { variables, headers: { 'X-Forwarded-For': client } });
  return answer.errors?.[0];
}

async function repeat(times: number, run: (index: number) => Promise<unknown>) {
  for (let index = 0; index < times; index += 1) await run(index);
}

describe('signing in', () => {
  const signIn = (client: string, email: string, password = PASSWORD) =>
    errorFrom(
      client,
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
      { email, password },
    );

  it('refuses a client after six wrong passwords for one account, whose owner still gets in', async () => {
    const { email } = await shop.newCustomer();
    await repeat(20, () => signIn('203.0.113.7', email, 'Wrong-2026'));
    expect(await signIn('203.0.113.7', ` ${email.toUpperCase()}`)).toMatchObject({
      message: LOCKED,
      extensions: { category: 'graphql-authentication' },
    });
    expect(await signIn('198.51.100.2', email)).toBeUndefined();
    shop.advance(10 * MINUTE);
    expect(await signIn('203.0.113.7', email)).toBeUndefined();
  });

  it('refuses a client after thirty wrong passwords for any accounts', async () => {
    const { email } = await shop.newCustomer();
    await repeat(29, (index) => signIn('203.0.113.7', `guess${index}@example.com`));
    expect(await signIn('203.0.113.7', email)).toBeUndefined();
    await signIn('203.0.113.7', 'guess@example.com');
    expect(await signIn('203.0.113.7', email)).toMatchObject({ message: LOCKED });
  });

  it('counts failures only, and begins again after a success', async () => {
    const { email } = await shop.newCustomer();
    await repeat(40, () => signIn('203.0.113.7', email));
    await repeat(5, () => signIn('203.0.113.7', email, 'Wrong-2026'));
    expect(await signIn('203.0.113.7', email)).toBeUndefined();
    await repeat(5, () => signIn('203.0.113.7', email, 'Wrong-2026'));
    expect(await signIn('203.0.113.7', email)).toBeUndefined();
  });

  it('refuses guesses that arrive at the same time', async () => {
    const { email } = await shop.newCustomer();
    await Promise.all(Array.from({ length: 12 }, () => signIn('203.0.113.7', email, 'Wrong-2026')));
    expect(await signIn('198.51.100.2', email)).toBeUndefined();
  });
});

describe('mails', () => {
  const reset = (client: string, email: string) =>
    errorFrom(client, 'mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email });
  const subscribe = (client: string, email: string) =>
    errorFrom(client, 'mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }', { email });
  const write = (client: string, email: string) =>
    errorFrom(
      client,
      'mutation ($email: String!) { contactUs(input: { email: $email, name: "Jan", comment: "Pytanie" }) { status } }',
      { email },
    );

  it('sends five links for a new password in an hour, and says the same of an account that does not exist', async () => {
    const { email } = await shop.newCustomer();
    for (const address of [email, 'nobody@example.com']) {
      await repeat(5, async (index) => expect(await reset(`198.51.100.${index}`, address)).toBeUndefined());
      expect(await reset('198.51.100.9', address)).toMatchObject(TOO_MANY);
    }
    const sent = shop.service.database.all(
      (row) => row['id'],
      "SELECT id FROM outbox_mail WHERE kind = 'password-reset'",
    );
    expect(sent).toHaveLength(5);
    shop.advance(60 * MINUTE);
    expect(await reset('198.51.100.9', email)).toBeUndefined();
  });

  it.each([
    ['links for a new password', reset],
    ['subscriptions', subscribe],
    ['messages', write],
  ])('takes twenty %s of one client in an hour', async (_, send) => {
    await repeat(20, async (index) => expect(await send('203.0.113.7', `guest${index}@example.com`)).toBeUndefined());
    expect(await send('203.0.113.7', 'guest@example.com')).toMatchObject(TOO_MANY);
    expect(await send('198.51.100.2', 'guest@example.com')).toBeUndefined();
  });
});

describe('guesses', () => {
  it('refuses tokens for a new password after ten wrong ones', async () => {
    const { email } = await shop.newCustomer();
    const set = (token: string) =>
      errorFrom(
        '203.0.113.7',
        'mutation ($email: String!, $token: String!) { resetPassword(email: $email, resetPasswordToken: $token, newPassword: "Nowe-haslo-2026") }',
        { email, token },
      );
    await repeat(10, async (index) =>
      expect((await set(`guess${index}`))?.extensions?.['category']).toBe('graphql-input'),
    );
    expect(await set('guess')).toMatchObject(TOO_MANY);
  });

  it('refuses a client who looks for orders by guessing, and reads orders as often as it knows them', async () => {
    const id = await readyCart(shop, [{ sku: 'VIT-C', quantity: 1 }], { email: 'gosc@example.com' });
    const number = (await placeOrder(shop, id)).textAt('placeOrder', 'orderV2', 'number');
    const find = (client: string, wanted: string) =>
      errorFrom(client, 'query ($input: OrderInformationInput!) { guestOrder(input: $input) { number } }', {
        input: { number: wanted, email: 'gosc@example.com', lastname: 'Kowalski' },
      });
    await repeat(30, async () => expect(await find('203.0.113.7', number)).toBeUndefined());
    await repeat(20, async (index) =>
      expect((await find('203.0.113.7', `9${index}`))?.extensions?.['category']).toBe('graphql-no-such-entity'),
    );
    expect(await find('203.0.113.7', number)).toMatchObject(TOO_MANY);
    expect(await find('198.51.100.2', number)).toBeUndefined();
  });

  it('refuses codes for a cart after ten that do not exist', async () => {
    const cart = await shop.guestCart();
    await shop.add(cart, [{ sku: 'VIT-C', quantity: 1 }]);
    const apply = (code: string) =>
      errorFrom(
        '203.0.113.7',
        'mutation ($cart: String!, $code: String!) { applyCouponToCart(input: { cart_id: $cart, coupon_code: $code }) { cart { id } } }',
        { cart, code },
      );
    await repeat(10, async (index) =>
      expect((await apply(`KOD${index}`))?.extensions?.['category']).toBe('graphql-no-such-entity'),
    );
    const refusal = {
      message: 'Too many coupon code requests, please try again later.',
      extensions: { category: 'graphql-too-many-requests' },
    };
    expect(await apply('WITAJ10')).toMatchObject(refusal);
    shop.advance(10 * MINUTE);
    expect(await apply('WITAJ10')).toBeUndefined();
  });
});
