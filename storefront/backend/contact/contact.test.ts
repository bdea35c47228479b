import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop } from '../checkout/testing/test-shop.ts';
import type { TestShop } from '../checkout/testing/test-shop.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop();
});
afterAll(() => shop.dispose());

const SEND = 'mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }';
const message = {
  name: 'Jan',
  email: 'jan@example.com',
  comment: 'Kiedy <b>wyślecie</b> paczkę?',
  telephone: '+48 22 000 00 02',
  is_consent: true,
  contactReason: 'Zamówienie',
  orderNumber: '000000007',
};

describe('contact form', () => {
  it('[CON-06] keeps the message and mails it to the shop, escaped', async () => {
    expect((await shop.ask(SEND, { input: message })).data).toEqual({ contactUs: { status: true } });
    const mail = await shop.newestMail();
    expect(mail).toContain('Wiadomość z formularza: Zamówienie');
    expect(mail).toContain('000000007');
    expect(mail).toContain('Kiedy &lt;b&gt;wyślecie&lt;/b&gt; paczkę?');
    expect(
      shop.service.database.all(({ name, order_number }) => [name, order_number], 'SELECT * FROM contact_message'),
    ).toEqual([['Jan', '000000007']]);
  });

  it.each([
    [{ email: 'jan' }, 'The email address is invalid. Verify the email address and try again.'],
    [{ name: ' ' }, 'Name field is required.'],
    [{ comment: '' }, 'Comment field is required.'],
    [{ is_consent: false }, 'Consent is required to send the message.'],
    [{ is_consent: null }, 'Consent is required to send the message.'],
  ])('refuses %j', async (changes, text) => {
    const { errors } = await shop.ask(SEND, { input: { ...message, ...changes } });
    expect(errors[0]).toMatchObject({ message: text, extensions: { category: 'graphql-input' } });
  });

  it('accepts clients of stock Magento, which leave the consent out', async () => {
    const { name, email, comment } = message;
    expect((await shop.ask(SEND, { input: { name, email, comment } })).data).toEqual({ contactUs: { status: true } });
  });

  it('asks for no consent in the stock profile, which does not know it', async () => {
    const stock = openTestShop({ profile: 'stock' });
    const { name, email, comment } = message;
    expect((await stock.ask(SEND, { input: { name, email, comment } })).data).toEqual({ contactUs: { status: true } });
    stock.dispose();
  });
});
