import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop } from '../checkout/testing/test-shop.ts';
import type { TestShop } from '../checkout/testing/test-shop.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop();
});
afterAll(() => shop.dispose());

const ME = '{ customer { firstname lastname email is_subscribed } }';

describe('a forgotten password', () => {
  const request = (email: string) =>
    shop.ask('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email });
  const reset = (email: string, token: string, newPassword: string) =>
    shop.ask(
      'mutation ($email: String!, $token: String!, $newPassword: String!) { resetPassword(email: $email, resetPasswordToken: $token, newPassword: $newPassword) }',
      { email, token, newPassword },
    );
  const getToken = (mail: string) =>
    /https:\/\/backend\.test\/customer\/account\/createPassword\/\?token=([0-9a-f]+)/u.exec(mail)?.[1] ?? '';

  it('[SES-01] is replaced through the mailed link, once', async () => {
    const { email, token } = await shop.newCustomer();
    expect((await request(email)).data).toEqual({ requestPasswordResetEmail: true });
    const secret = getToken(await shop.newestMail());
    expect((await reset(email, 'made-up', 'Nowe-haslo-2')).errors[0]).toMatchObject({
      message: "Cannot set the customer's password",
      extensions: { category: 'graphql-input' },
    });
    expect((await reset(email, secret, 'krotkie')).errors[0]?.message).toContain('at least 10 characters');
    expect((await reset(email, secret, 'Nowe-haslo-2')).data).toEqual({ resetPassword: true });
    expect((await reset(email, secret, 'Nowe-haslo-3')).errors[0]?.message).toBe("Cannot set the customer's password");
    expect((await shop.ask(ME, {}, token)).errors[0]?.message).toBe('User token has been revoked');
    expect(await shop.signIn(email, 'Nowe-haslo-2')).toBeTruthy();
  });

  it('does not tell whether an account exists', async () => {
    const before = await shop.newestMail();
    expect((await request('unknown@example.com')).data).toEqual({ requestPasswordResetEmail: true });
    expect(await shop.newestMail()).toBe(before);
    expect((await request('nobody')).errors[0]?.message).toBe('The email address has an invalid format.');
    expect((await request('')).errors[0]?.message).toBe('You must specify an email address.');
  });

  it('cannot be replaced with another customer’s link or one that is two hours old', async () => {
    const { email } = await shop.newCustomer();
    const { email: other } = await shop.newCustomer();
    await request(email);
    const secret = getToken(await shop.newestMail());
    expect((await reset(other, secret, 'Nowe-haslo-4')).errors[0]?.message).toBe("Cannot set the customer's password");
    shop.advance(2 * 3_600_000);
    expect((await reset(email, secret, 'Nowe-haslo-4')).errors[0]?.message).toBe("Cannot set the customer's password");
  });
});
