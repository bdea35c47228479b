import { createMerchantTest, expect } from './steps/merchant-shop.ts';
import { openPage } from './steps/shop-page.ts';
import { readShopTexts } from './steps/shop-texts.ts';

const test = createMerchantTest('members-only');
test.use({ locale: 'en-US', timezoneId: 'America/Chicago' });

const text = readShopTexts('en_US');

test('a guest is asked to sign in where only customers can order, and comes back to the checkout', async ({ page }) => {
  await openPage(page, '/brass-bell.html');
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: text('cart.add'), exact: true })
    .first()
    .click();
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
