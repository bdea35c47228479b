import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { createCustomer } from './steps/account.ts';
import { injectFault, linkInMail, mailsTo, queryBackend, textAt } from './steps/backend.ts';
import { newEmail } from './steps/checkout.ts';
import { press, type } from './steps/keyboard.ts';
import { expect, test } from './steps/merchant-shop.ts';
import { openPage } from './steps/shop-page.ts';
import { readShopTexts } from './steps/shop-texts.ts';

test.use({ reducedMotion: 'reduce', locale: 'de-DE', timezoneId: 'Europe/Berlin' });

const text = readShopTexts('de_DE');
const main = (page: Page) => page.getByRole('main');

test('a guest cancels an order with the link of a mail @desktop', async ({ page, shop }) => {
  const email = newEmail();
  const id = textAt(await queryBackend(shop, 'mutation { createEmptyCart }'), 'createEmptyCart');
  const placed = await queryBackend(
    shop,
    `mutation ($id: String!, $email: String!) {
      addProductsToCart(cartId: $id, cartItems: [{ sku: "G-50", quantity: 1 }]) { cart { id } }
      setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: { firstname: "Eva", lastname: "Groß",
        street: ["Königsplatz 1"], city: "Kassel", region: "HES", postcode: "34117", country_code: "DE", telephone: "0561123456" } } }) { cart { id } }
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "banktransfer" } }) { cart { id } }
      placeOrder(input: { cart_id: $id }) { orderV2 { number } }
    }`,
    { id, email },
  );
  const number = textAt(placed, 'placeOrder', 'orderV2', 'number');
  const find = async () => {
    await main(page).getByLabel(text('orders.track.email')).fill(email);
    await main(page).getByLabel(text('orders.track.lastname')).fill('Groß');
    await page.keyboard.press('Enter');
  };
  await openPage(page, '/track-my-order');
  await main(page).getByLabel(text('orders.track.number')).fill(number);
  await find();
  await main(page)
    .getByRole('button', { name: text('orders.cancel') })
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: text('orders.cancel.title').replace('{number}', number) });
  await dialog.getByRole('combobox', { name: text('orders.cancel.reason') }).selectOption('Versehentlich bestellt');
  await dialog.getByRole('button', { name: text('orders.cancel.sendLink') }).press('Enter');
  await expect(
    main(page).getByText(text('orders.cancel.mailSent').replace('{number}', number), { exact: true }),
  ).toBeVisible();
  // Nothing is canceled yet.
  await expect(main(page).getByText('Canceled', { exact: true })).toHaveCount(0);

  const { pathname, search } = new URL(await linkInMail(shop, email, '/sales/guest/view/'));
  await openPage(page, `${pathname}${search}`);
  await expect(page).toHaveURL((url) => !url.search.includes('confirmation_key'));
  await expect(main(page).getByLabel(text('orders.track.number'))).toHaveValue(number);
  await find();
  await main(page)
    .getByRole('button', { name: text('orders.cancel.confirm') })
    .press('Enter');
  await expect(main(page).getByText('Canceled', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('button', { name: text('orders.cancel') })).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('a product is sent to a friend, and nothing typed is lost when the backend fails @desktop @full', async ({
  page,
  shop,
  watch,
}) => {
  watch.allow(/answer 503|failed request: POST .* SendEmailToFriend|Failed to load resource|CommerceError/);
  const friend = newEmail();
  await openPage(page, '/tischleuchte-arolsen.html');
  await press(page, main(page).getByRole('button', { name: text('sendFriend.open') }));
  const dialog = page.getByRole('dialog');
  const field = (name: string) => dialog.getByRole('textbox', { name: text(`sendFriend.${name}`), exact: true });
  const recipient = dialog.getByRole('group', { name: text('sendFriend.recipient').replace('{number}', '1') });
  const friendField = (name: string) =>
    recipient.getByRole('textbox', { name: text(`sendFriend.${name}`), exact: true });
  await type(page, field('senderName'), 'Eva Groß');
  await type(page, field('senderEmail'), newEmail());
  await type(page, field('message'), 'Wäre die nicht etwas für dich?');
  await type(page, friendField('recipientName'), 'Oma');
  await type(page, friendField('recipientEmail'), friend);
  await injectFault(shop, { operation: 'SendEmailToFriend', status: 503 });
  await page.keyboard.press('Enter');
  const failure = dialog.getByRole('group', { name: text('forms.maybeSent') });
  await expect(failure).toBeFocused();
  await expect(field('message')).toHaveValue('Wäre die nicht etwas für dich?');
  await expect(friendField('recipientEmail')).toHaveValue(friend);
  await expectNoAxeViolations(page);
  await press(page, dialog.getByRole('button', { name: text('sendFriend.submit') }));
  await expect(dialog).toBeHidden();
  await expect.poll(() => mailsTo(shop, friend)).toHaveLength(1);
});

test('a customer deletes the account with its password @desktop @full', async ({ page, shop, watch }) => {
  watch.allow(/answer 401|Failed to load resource|CommerceError/);
  const customer = await createCustomer(shop);
  const signIn = async () => {
    await main(page).getByLabel(text('auth.email')).fill(customer.email);
    await main(page)
      .getByRole('textbox', { name: text('auth.password') })
      .fill(customer.password);
    await page.keyboard.press('Enter');
  };
  await openPage(page, '/account-information');
  await signIn();
  await press(page, main(page).getByRole('button', { name: text('account.delete.title') }));
  const dialog = page.getByRole('alertdialog', { name: text('account.delete.question') });
  const password = dialog.getByRole('textbox', { name: text('account.password.current') });
  await type(page, password, 'Falsch-1234');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('group')).toBeFocused();
  await password.fill(customer.password);
  await password.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(text('account.delete.done'), { exact: true })).toBeVisible();
  await openPage(page, '/sign-in');
  await signIn();
  await expect(main(page)).toContainText(text('auth.signIn.wrong'));
});
