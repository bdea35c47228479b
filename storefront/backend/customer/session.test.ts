import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, PASSWORD } from '../checkout/testing/test-shop.ts';
import type { TestShop } from '../checkout/testing/test-shop.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop();
});
afterAll(() => shop.dispose());

const ME = '{ customer { firstname lastname email is_subscribed } }';
const SIGN_IN =
  'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }';

describe('signing in', () => {
  const WRONG =
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';

  it('says the same for a wrong password and an unknown address', async () => {
    const { email } = await shop.newCustomer();
    for (const variables of [
      { email, password: 'Wrong-2026' },
      { email: 'nobody@example.com', password: PASSWORD },
    ]) {
      expect((await shop.ask(SIGN_IN, variables)).errors[0]).toMatchObject({
        message: WRONG,
        extensions: { category: 'graphql-authentication' },
      });
    }
    expect((await shop.ask(SIGN_IN, { email: '', password: 'x' })).errors[0]?.message).toBe(
      'Specify the "email" value.',
    );
    expect((await shop.ask(SIGN_IN, { email, password: '' })).errors[0]?.message).toBe('Specify the "password" value.');
  });

  it('locks an account after ten wrong passwords, for ten minutes', async () => {
    const { email, token } = await shop.newCustomer();
    for (let attempt = 0; attempt < 10; attempt += 1) await shop.ask(SIGN_IN, { email, password: 'Wrong-2026' });
    expect((await shop.ask(SIGN_IN, { email, password: PASSWORD })).errors[0]?.message).toBe(WRONG);
    const customer = () => shop.ask('{ customer { email } }', {}, token);
    expect((await customer()).errors[0]).toMatchObject({
      message: 'The account is locked.',
      path: ['customer'],
      extensions: { category: 'graphql-authentication' },
    });
    shop.advance(10 * 60_000);
    expect((await customer()).at('customer', 'email')).toBe(email);
    expect((await shop.ask(SIGN_IN, { email, password: PASSWORD })).errors).toEqual([]);
  });

  it('[SES-12] lasts 1200 seconds; then the whole request is refused, public fields included', async () => {
    const { token } = await shop.newCustomer();
    const both = '{ storeConfig { store_code } customer { email } }';
    shop.advance(1_199_000);
    expect((await shop.ask(both, {}, token)).errors).toEqual([]);
    shop.advance(1000);
    const expired = await shop.ask(both, {}, token);
    expect(expired.data).toBeUndefined();
    expect(expired.errors).toMatchObject([
      { message: 'Consumer key has expired', extensions: { category: 'graphql-authentication' } },
    ]);
  });

  it('ends everywhere when the token is revoked', async () => {
    const { email, token } = await shop.newCustomer();
    const other = await shop.signIn(email);
    const revoked = await shop.ask('mutation { revokeCustomerToken { result } }', {}, token);
    expect(revoked.data).toEqual({ revokeCustomerToken: { result: true } });
    for (const ended of [token, other]) {
      expect((await shop.ask('{ storeConfig { store_code } }', {}, ended)).errors[0]).toMatchObject({
        message: 'User token has been revoked',
        extensions: { category: 'graphql-authentication' },
      });
    }
  });

  it('takes an empty bearer for a guest', async () => {
    const answer = await shop.graphql(ME, { headers: { Authorization: 'Bearer ' } });
    expect(answer.errors?.[0]).toMatchObject({
      message: "The current customer isn't authorized.",
      extensions: { category: 'graphql-authorization' },
    });
  });
});
