import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, PASSWORD, type TestShop } from '../../storefront/backend/checkout/testing/test-shop.ts';
import { defineShop } from '../../storefront/backend/index.ts';
import germanShoes from '../merchants/german-shoes/index.ts';

let shop: TestShop;
beforeAll(() => {
  const [view, ...others] = germanShoes.storeViews;
  shop = openTestShop({
    shop: defineShop({
      ...germanShoes,
      storeViews: [{ ...view, config: { ...view.config, create_account_confirmation: true } }, ...others],
    }),
    profile: 'stock',
  });
});
afterAll(() => shop.dispose());

const signIn = (email: string) =>
  shop.ask(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email, password: PASSWORD },
  );
const confirm = (email: string, key: string) =>
  shop.ask(
    'mutation ($email: String!, $key: String!) { confirmEmail(input: { email: $email, confirmation_key: $key }) { customer { email } } }',
    { email, key },
  );
const resend = (email: string) =>
  shop.ask('mutation ($email: String!) { resendConfirmationEmail(email: $email) }', { email });

/** The key of the link in the newest mail. */
async function readKey(): Promise<string> {
  const [, key = ''] = /customer\/account\/confirm\/\?id=\d+&(?:amp;)?key=(\w+)/.exec(await shop.newestMail()) ?? [];
  return key;
}

describe('the confirmation of new accounts', () => {
  it('is needed before the customer signs in, and mailed with Magento’s link, once more on request', async () => {
    const email = 'neu@example.com';
    await shop.register(email);
    const key = await readKey();
    expect(key).not.toBe('');
    expect((await signIn(email)).errors[0]).toMatchObject({
      message: "This account isn't confirmed. Verify and try again.",
      extensions: { category: 'graphql-authentication' },
    });
    expect((await resend(email)).at('resendConfirmationEmail')).toBe(true);
    expect(await readKey()).toBe(key);
    expect((await confirm(email, 'wrong')).errors[0]?.extensions).toEqual({ category: 'graphql-input' });
    expect((await confirm(email, key)).at('confirmEmail', 'customer')).toEqual({ email });
    const token = (await signIn(email)).textAt('generateCustomerToken', 'token');
    const status = await shop.ask('{ customer { confirmation_status } }', {}, token);
    expect(status.at('customer')).toEqual({ confirmation_status: 'ACCOUNT_CONFIRMED' });
    expect((await confirm(email, key)).errors[0]?.message).toBe('The account is already active.');
    expect((await resend(email)).errors[0]?.message).toBe("Confirmation isn't needed.");
  });

  it('has no status for a guest who creates an account', async () => {
    const created = await shop.ask(
      `mutation { createCustomerV2(input: { email: "gast@example.com", firstname: "Eva", lastname: "Muster", password: "${PASSWORD}" }) { customer { confirmation_status } } }`,
    );
    expect(created.errors[0]).toMatchObject({ path: ['createCustomerV2', 'customer', 'confirmation_status'] });
  });

  it('tells a wrong password nothing about the account', async () => {
    const email = 'fremd@example.com';
    await shop.register(email);
    const wrong = await shop.ask(
      'mutation ($email: String!) { generateCustomerToken(email: $email, password: "Falsch-2026") { token } }',
      { email },
    );
    expect(wrong.errors[0]?.message).toMatch(/sign-in was incorrect/);
  });
});
