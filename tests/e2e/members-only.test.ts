import { expectNoAxeViolations } from '../support/axe.ts';
import { createCustomer } from './steps/account.ts';
import { linkInMail, mailsTo } from './steps/backend.ts';
import { addToCartButton } from './steps/cart.ts';
import { createMerchantTest, expect } from './steps/merchant-shop.ts';
import { openPage } from './steps/shop-page.ts';
import { readShopTexts } from './steps/shop-texts.ts';

const test = createMerchantTest('members-only');
test.use({ locale: 'en-US', timezoneId: 'America/Chicago' });

const text = readShopTexts('en_US');

test('a guest is asked to sign in where only customers can order, and comes back to the checkout', async ({ page }) => {
  await openPage(page, '/brass-bell.html');
  const main = page.getByRole('main');
  await addToCartButton(page, text('cart.add')).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: text('cart.checkout') })
    .click();
  await expect(main.getByRole('heading', { level: 2, name: text('checkout.guests.title') })).toBeVisible();
  await expect(main.getByLabel(text('checkout.email'))).toHaveCount(0);
  await main.getByRole('link', { name: text('checkout.signIn') }).click();
  await main.getByLabel(text('auth.email')).fill('dale.carter@example.com');
  await main.getByRole('textbox', { name: text('auth.password') }).fill('Cottonwood-7');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(main).toContainText('12 Leavenworth St');
});

test('a new customer has the confirmation mail sent again, and signs in after confirming @desktop', async ({
  page,
  shop,
  watch,
}) => {
  watch.allow(/answer 401|Failed to load resource|CommerceError/);
  const customer = await createCustomer(shop);
  const main = page.getByRole('main');
  const signIn = async () => {
    await main.getByLabel(text('auth.email')).fill(customer.email);
    await main.getByRole('textbox', { name: text('auth.password') }).fill(customer.password);
    await page.keyboard.press('Enter');
  };
  await openPage(page, '/sign-in');
  await signIn();
  await expect(main).toContainText(text('auth.signIn.unconfirmed'));
  await main.getByRole('link', { name: text('auth.confirm.resend') }).press('Enter');
  await expect(main.getByRole('heading', { name: text('auth.confirm.resend') })).toBeVisible();
  await main.getByLabel(text('auth.email')).fill(customer.email);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: text('auth.forgot.sent') })).toBeFocused();
  await expect.poll(() => mailsTo(shop, customer.email)).toHaveLength(2);
  const { pathname, search } = new URL(await linkInMail(shop, customer.email, '/customer/account/confirm/'));
  await openPage(page, `${pathname}${search}`);
  await main.getByLabel(text('auth.email')).fill(customer.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(text('auth.confirm.done'), { exact: true })).toBeVisible();
  await signIn();
  await expect(page).toHaveURL('/customer/account/');
});

test('a product that is sold out is not listed, and its address still shows it @desktop', async ({ page }) => {
  await openPage(page, '/parts.html');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Brass Bell' }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Chain Lock' })).toHaveCount(0);
  const response = await page.goto('/chain-lock.html');
  expect(response?.status()).toBe(200);
  await expect(main.getByRole('heading', { level: 1, name: 'Chain Lock' })).toBeVisible();
  await expect(main.getByText(text('catalog.outOfStock'))).toBeVisible();
  await expectNoAxeViolations(page);
});
