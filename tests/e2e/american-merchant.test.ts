import type { Locator, Page } from '@playwright/test';
import { addToCartButton } from './steps/cart.ts';
import { newEmail, openStep } from './steps/checkout.ts';
import { findDemoRemains } from './steps/demo-remains.ts';
import { press, tabTo, type } from './steps/keyboard.ts';
import { chooseByArrows, expectStep } from './steps/keyboard-order.ts';
import { createMerchantTest, expect } from './steps/merchant-shop.ts';
import { openPage, untilInteractive } from './steps/shop-page.ts';
import { readShopTexts } from './steps/shop-texts.ts';

const test = createMerchantTest('american-bikes');
test.use({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'America/Chicago' });

const text = readShopTexts('en_US');
/** The amount of a row. */
const getAmount = (parent: Locator, label: string | RegExp) =>
  parent.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd[1]');

const field = (page: Page, name: string) => openStep(page).getByLabel(text(`checkout.${name}`), { exact: false });

/** Opens a product, adds it to the cart and goes to the checkout. */
async function goToCheckout(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilInteractive(page);
  await press(page, addToCartButton(page, text('cart.add')));
  const toCheckout = page.getByRole('dialog').getByRole('link', { name: text('cart.checkout') });
  await expect(toCheckout).toBeVisible();
  await press(page, toCheckout);
  await expectStep(page, text('checkout.step.address'));
}

/** Chooses delivery and payment, agrees to the terms and orders. */
async function orderFromDelivery(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expectStep(page, text('checkout.step.delivery'));
  await chooseByArrows(
    page,
    openStep(page).getByRole('radiogroup', { name: text('checkout.deliveryMethods') }),
    /^Ground \$12\.00$/,
  );
  await press(page, main.getByRole('button', { name: text('checkout.toPayment') }));
  await expectStep(page, text('checkout.step.payment'));
  const summary = main.getByRole('region', { name: text('checkout.summary') });
  await expect(getAmount(summary, text('cart.shipping'))).toHaveText('$12.00');
  const methods = openStep(page).getByRole('radiogroup', { name: text('checkout.paymentMethods') });
  await expect(methods).not.toContainText('Authorize.net');
  await chooseByArrows(page, methods, /^Check/);
  await press(page, main.getByRole('button', { name: text('checkout.toReview') }));
  await expectStep(page, text('checkout.step.review'));
  const box = main.getByRole('checkbox', { name: /terms of sale/ });
  await tabTo(page, box);
  await page.keyboard.press('Space');
  await press(page, main.getByRole('button', { name: text('checkout.placeOrder') }));
  await expect(page.getByRole('region', { name: text('account.receipt.thanks') }).getByRole('status')).toHaveText(
    /\d{9}$/,
  );
}

test('a guest in the United States orders with the keyboard only, in dollars and with a state and a ZIP code', async ({
  page,
}) => {
  await goToCheckout(page, '/brass-bell.html');
  await type(page, field(page, 'email'), newEmail());
  await type(page, field(page, 'firstname'), 'June');
  await type(page, field(page, 'lastname'), 'Miller');
  await type(page, field(page, 'street'), '400 Farnam St');
  await type(page, field(page, 'city'), 'Omaha');
  await tabTo(page, field(page, 'region.state'));
  await page.keyboard.type('Neb');
  await type(page, openStep(page).getByLabel(text('checkout.zipCode')), '68102');
  await type(page, field(page, 'telephone'), '(402) 555-0100');
  await page.keyboard.press('Enter');
  await orderFromDelivery(page);
  // 20.00 and 12.00 without tax, 2.56 of tax.
  await expect(page.getByRole('main')).toContainText('$34.56');
});

test('a customer in the United States orders with the keyboard only, to the saved address', async ({ page }) => {
  await goToCheckout(page, '/chain-lock.html');
  const main = page.getByRole('main');
  await press(page, main.getByRole('link', { name: text('checkout.signIn') }));
  await type(page, main.getByLabel(text('auth.email')), 'dale.carter@example.com');
  await type(page, main.getByRole('textbox', { name: text('auth.password') }), 'Cottonwood-7');
  await page.keyboard.press('Enter');
  await expectStep(page, text('checkout.step.address'));
  await expect(openStep(page)).toContainText('12 Leavenworth St');
  await press(page, main.getByRole('button', { name: text('checkout.toDelivery') }));
  await orderFromDelivery(page);
  await expect(main).toContainText('$66.96');

  await page.goto('/order-history');
  await main.getByRole('link', { name: /\d{9}/ }).first().click();
  await expect(getAmount(main, text('orders.subtotal'))).toHaveText('$50.00');
  await expect(getAmount(main, /^Sales tax/)).toHaveText('$4.96');
});

test('the cart shows prices without tax, and the tax', async ({ page }) => {
  await goToCheckout(page, '/brass-bell.html');
  await openPage(page, '/cart');
  const main = page.getByRole('main');
  await expect(main.getByRole('list', { name: text('cart.lines') })).toContainText('$20.00');
  await expect(getAmount(main, 'Sales tax')).toHaveText('$1.60');
});

test('no page has a word of the demo merchant, and no link is broken @full', async ({ page, watch }) => {
  watch.allow(/404/);
  const remains = await findDemoRemains(page, { product: '/chain-lock.html', search: 'bike', text });
  expect(remains.pages).toBeGreaterThan(8);
  expect(remains).toMatchObject({ found: {}, dead: [] });
});
