import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop } from '../checkout/testing/test-shop.ts';
import type { TestShop } from '../checkout/testing/test-shop.ts';
import { bodyText } from '../testing/test-backend.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop();
});
afterAll(() => shop.dispose());

const subscribe = (email: string) =>
  shop.ask('mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }', { email });

const composite = (email: string, isConsent: boolean | null) =>
  shop.ask(
    `mutation ($email: String!, $consent: Boolean) {
      subscribeToNewsletterComposite(email: $email, is_consent: $consent, optinSource: "footer") { status }
    }`,
    { email, consent: isConsent },
  );

describe('a protected form', () => {
  it('[CAP-03] takes nothing without a captcha token, and only from the forms that are listed', async () => {
    const guarded = openTestShop({ captchaForms: ['NEWSLETTER'] });
    const mutation = 'mutation { subscribeEmailToNewsletter(email: "captcha@example.com") { status } }';
    expect((await guarded.ask('{ recaptchaV3Config { is_enabled forms } }')).data).toEqual({
      recaptchaV3Config: { is_enabled: true, forms: ['NEWSLETTER'] },
    });
    expect((await guarded.ask(mutation)).errors[0]).toMatchObject({
      message: 'ReCaptcha validation failed, please try again',
    });
    const { errors = [] } = await guarded.graphql(mutation, { headers: { 'X-ReCaptcha': 'token' } });
    expect(errors).toEqual([]);
    const contact =
      'mutation { contactUs(input: { name: "Jan", email: "jan@example.com", comment: "?", is_consent: true }) { status } }';
    expect((await guarded.ask(contact)).data).toEqual({ contactUs: { status: true } });
    guarded.dispose();
  });
});

describe('newsletter', () => {
  it('subscribes an address once, in any letter case, and mails a welcome', async () => {
    expect((await subscribe('news@example.com')).data).toEqual({
      subscribeEmailToNewsletter: { status: 'SUBSCRIBED' },
    });
    expect(bodyText(await shop.call('GET', '/outbox'))).toContain('news@example.com');
    expect((await subscribe('News@Example.com')).errors[0]).toMatchObject({
      message: 'This email address is already subscribed.',
      extensions: { category: 'graphql-already-exists' },
    });
  });

  it.each([
    ['', 'You must specify an email address to subscribe to a newsletter.'],
    ['news', 'Enter a valid email address.'],
  ])('refuses %j', async (email, message) => {
    expect((await subscribe(email)).errors[0]).toMatchObject({ message, extensions: { category: 'graphql-input' } });
  });

  it('[NWS-09] records the consent and where it was given, and subscribes nobody without one', async () => {
    expect((await composite('footer@example.com', true)).data).toEqual({
      subscribeToNewsletterComposite: { status: 'SUBSCRIBED' },
    });
    const row = shop.service.database.get(
      ({ is_consent, optin_source }) => ({ is_consent, optin_source }),
      'SELECT is_consent, optin_source FROM newsletter_subscriber WHERE email_key = ?',
      ['footer@example.com'],
    );
    expect(row).toEqual({ is_consent: 1, optin_source: 'footer' });
    for (const consent of [false, null]) {
      expect((await composite('without@example.com', consent)).errors[0]?.extensions).toEqual({
        category: 'graphql-input',
      });
    }
    expect((await subscribe('without@example.com')).errors).toEqual([]);
  });
});

describe('consent', () => {
  it('[NWS-12] [NWS-14] of a customer is kept per customer', async () => {
    const give = (isConsent: boolean, token?: string) =>
      shop.ask(
        'mutation ($isConsent: Boolean!) { addOrUpdateCustomerConsent(isConsent: $isConsent) { is_consent } }',
        { isConsent },
        token,
      );
    const { token } = await shop.newCustomer();
    expect((await give(true, token)).data).toEqual({ addOrUpdateCustomerConsent: { is_consent: true } });
    expect((await give(false, token)).data).toEqual({ addOrUpdateCustomerConsent: { is_consent: false } });
    expect((await give(true)).errors[0]?.extensions).toEqual({ category: 'graphql-authorization' });
    expect(shop.service.database.all((row) => row['is_consent'], 'SELECT is_consent FROM customer_consent')).toEqual([
      0,
    ]);
  });

  it('[NWS-13] [NWS-14] of a guest is kept per cart', async () => {
    const give = (cartId: string) =>
      shop.ask(
        'mutation ($cartId: String!) { addOrUpdateGuestConsent(isConsent: true, cartId: $cartId) { is_consent } }',
        { cartId },
      );
    const cartId = await shop.guestCart();
    expect((await give(cartId)).data).toEqual({ addOrUpdateGuestConsent: { is_consent: true } });
    expect(shop.service.database.all((row) => row['cart_id'], 'SELECT cart_id FROM guest_consent')).toEqual([cartId]);
    expect((await give('u'.repeat(32))).errors[0]?.extensions).toEqual({ category: 'graphql-no-such-entity' });
  });
});
