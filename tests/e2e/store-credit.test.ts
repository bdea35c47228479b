import { expectNoAxeViolations } from '../support/axe.ts';
import { addToCartButton } from './steps/cart.ts';
import { openStep } from './steps/checkout.ts';
import { createMerchantTest, expect } from './steps/merchant-shop.ts';
import { openPage } from './steps/shop-page.ts';
import { readShopTexts } from './steps/shop-texts.ts';

const test = createMerchantTest('store-credit');
test.use({ locale: 'en-US', timezoneId: 'America/Chicago' });

const text = readShopTexts('en_US');

test('a customer of Adobe Commerce pays for a whole order with store credit, and sees it in the account @full', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name });
  await openPage(page, '/sign-in');
  await main.getByLabel(text('auth.email')).fill('dale.carter@example.com');
  await main.getByRole('textbox', { name: text('auth.password') }).fill('Cottonwood-7');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/customer/account/');
  await openPage(page, '/brass-bell.html');
  await addToCartButton(page, text('cart.add')).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: text('cart.checkout') })
    .click();
  await button(text('checkout.toDelivery')).click();
  await openStep(page)
    .getByRole('radio', { name: /^Ground/ })
    .check();
  await button(text('checkout.toPayment')).click();

  await expect(openStep(page)).toContainText('Your store credit: $100.00');
  await button(text('credit.storeCredit.apply')).click();
  await expect(button(text('credit.storeCredit.remove'))).toBeFocused();
  await expect(openStep(page).getByRole('radio', { name: 'No payment needed' })).toBeChecked();
  const summary = main.getByRole('region', { name: text('checkout.summary') });
  await expect(summary).toContainText(`${text('cart.storeCredit')}−$34.56`);
  await expect(summary).toContainText('$0.00');
  await expectNoAxeViolations(page, { include: 'main' });
  await button(text('checkout.toReview')).click();
  await main.getByRole('checkbox', { name: /terms of sale/ }).check();
  await button(text('checkout.placeOrder')).click();
  await expect(page.getByRole('region', { name: text('account.receipt.thanks') })).toContainText('−$34.56');

  await openPage(page, '/customer/account/');
  await main.getByRole('link', { name: text('account.nav.storeCredit') }).click();
  await expect(main).toContainText('Your store credit: $65.44');
  await expect(main).toContainText('-$34.56');
  await expectNoAxeViolations(page, { include: 'main' });
});
