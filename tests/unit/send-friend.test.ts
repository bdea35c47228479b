import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../storefront/backend/checkout/testing/test-shop.ts';
import { defineShop } from '../../storefront/backend/index.ts';
import { toSendFriendInput } from '../../storefront/src/send-friend/friend-mail.ts';
import germanShoes from '../merchants/german-shoes/index.ts';

function openShop(guests: boolean): TestShop {
  const [view, ...others] = germanShoes.storeViews;
  const config = { ...view.config, send_friend: { enabled_for_customers: true, enabled_for_guests: guests } };
  return openTestShop({
    shop: defineShop({ ...germanShoes, storeViews: [{ ...view, config }, ...others] }),
    profile: 'stock',
  });
}

let shop: TestShop;
let forCustomers: TestShop;
beforeAll(() => {
  shop = openShop(true);
  forCustomers = openShop(false);
});
afterAll(() => {
  shop.dispose();
  forCustomers.dispose();
});

const mail = {
  senderName: 'Ola',
  senderEmail: 'ola@example.com',
  message: 'Schau mal',
  recipients: [
    { name: 'Jan', email: 'jan@example.com' },
    { name: 'Eva', email: 'eva@example.com' },
  ],
};

async function send(of: TestShop, changes: Partial<typeof mail> = {}, token?: string) {
  const products = await of.ask('{ products(filter: { sku: { eq: "L-TISCH-1" } }) { items { uid } } }');
  const uid = products.textAt('products', 'items', 0, 'uid');
  return of.ask(
    `mutation ($input: SendEmailToFriendInput) { sendEmailToFriend(input: $input) { sender { name } recipients { email } } }`,
    { input: toSendFriendInput(uid, { ...mail, ...changes }) },
    token,
  );
}

describe('sendEmailToFriend', () => {
  it('mails every recipient about the product', async () => {
    expect((await send(shop)).at('sendEmailToFriend')).toEqual({
      sender: { name: 'Ola' },
      recipients: [{ email: 'jan@example.com' }, { email: 'eva@example.com' }],
    });
    const newest = await shop.newestMail();
    expect(newest).toContain('Eva');
    expect(newest).toContain('Schau mal');
  });

  it('refuses more recipients than Magento allows, and addresses that are none', async () => {
    const many = Array.from({ length: 6 }, (_, index) => ({ name: 'Jan', email: `jan${index}@example.com` }));
    expect((await send(shop, { recipients: many })).errors[0]).toMatchObject({
      message: 'No more than 5 emails can be sent at a time.',
      extensions: { category: 'graphql-input' },
    });
    expect((await send(shop, { recipients: [{ name: 'Jan', email: 'jan' }] })).errors[0]?.message).toBe(
      'Please enter a correct recipient email address.',
    );
  });

  it('is for customers alone where the store says so', async () => {
    expect((await send(forCustomers)).errors[0]?.extensions).toEqual({ category: 'graphql-authorization' });
    const { token } = await forCustomers.newCustomer();
    expect((await send(forCustomers, {}, token)).errors).toEqual([]);
  });
});
