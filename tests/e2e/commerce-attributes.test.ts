import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { addToCartButton } from './steps/cart.ts';
import { newEmail, openStep } from './steps/checkout.ts';
import { press, tabTo, type } from './steps/keyboard.ts';
import { createMerchantTest, expect } from './steps/merchant-shop.ts';
import { openPage } from './steps/shop-page.ts';
import { readShopTexts } from './steps/shop-texts.ts';

const test = createMerchantTest('commerce-attributes');
test.use({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'America/Chicago' });

const text = readShopTexts('en_US');
const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: false });

async function openCheckout(page: Page): Promise<void> {
  await openPage(page, '/brass-bell.html');
  await addToCartButton(page, text('cart.add')).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: text('cart.checkout') })
    .click();
  await expect(field(page, 'Delivery note')).toBeVisible();
}

async function typeAddress(page: Page): Promise<void> {
  await type(page, field(page, text('checkout.firstname')), 'June');
  await type(page, field(page, text('checkout.lastname')), 'Miller');
  await type(page, field(page, text('checkout.street')), '400 Farnam St');
  await type(page, field(page, text('checkout.city')), 'Omaha');
  await tabTo(page, field(page, text('checkout.region.state')));
  await page.keyboard.type('Neb');
  await type(page, main(page).getByLabel(text('checkout.zipCode')), '68102');
  await type(page, field(page, text('checkout.telephone')), '(402) 555-0100');
}

async function completeOrder(page: Page): Promise<void> {
  await openStep(page)
    .getByRole('radio', { name: /^Ground/ })
    .check();
  await main(page)
    .getByRole('button', { name: text('checkout.toPayment') })
    .click();
  await openStep(page).getByRole('radio', { name: 'Check / Money order' }).check();
  await main(page)
    .getByRole('button', { name: text('checkout.toReview') })
    .click();
  await main(page)
    .getByRole('checkbox', { name: /terms of sale/ })
    .check();
  await main(page)
    .getByRole('button', { name: text('checkout.placeOrder') })
    .click();
  await expect(page.getByRole('region', { name: text('account.receipt.thanks') })).toBeVisible();
}

test('a guest gives what the merchant asks of addresses in the checkout, with the keyboard only @full', async ({
  page,
}) => {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (/shipping-information$|payment-information$/.test(request.url())) bodies.push(request.postData() ?? '');
  });
  await openCheckout(page);
  await type(page, field(page, text('checkout.email')), newEmail());
  await typeAddress(page);
  await expect(field(page, 'Access').locator('option:checked')).toHaveText('Stairs');
  await page.keyboard.press('Enter');
  await press(page, main(page).getByRole('link', { name: /^Delivery note: / }));
  await expect(field(page, 'Delivery note')).toBeFocused();
  await page.keyboard.type('Ring twice, please, at the door');
  await page.keyboard.press('Tab');
  await expect(main(page)).toContainText('Must contain at most 20 characters.');
  await expectNoAxeViolations(page, { include: 'main' });
  await type(page, field(page, 'Delivery note'), 'Ring twice');
  await page.keyboard.press('Tab');

  // A complete address is taken up again after a reload.
  await page.reload();
  await completeOrder(page);
  expect(bodies).toHaveLength(2);
  for (const body of bodies) {
    expect(body).toContain('{"attribute_code":"delivery_note","value":"Ring twice"}');
    expect(body).toContain('{"attribute_code":"access","value":"11"}');
  }
});

test('a customer saves an address with them, and completes a saved one that lacks them @full', async ({ page }) => {
  await openPage(page, '/sign-in');
  await main(page).getByLabel(text('auth.email')).fill('dale.carter@example.com');
  await main(page)
    .getByRole('textbox', { name: text('auth.password') })
    .fill('Cottonwood-7');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/customer/account/');
  await openPage(page, '/brass-bell.html');
  await addToCartButton(page, text('cart.add')).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: text('cart.checkout') })
    .click();
  // The saved address is from before the attribute was required.
  await main(page)
    .getByRole('button', { name: text('checkout.toDelivery') })
    .click();
  await main(page)
    .getByRole('link', { name: /^Delivery note: / })
    .click();
  await page.keyboard.type('Leave at the barn');
  await main(page)
    .getByRole('radio', { name: text('checkout.otherAddress') })
    .check();
  await typeAddress(page);
  await field(page, 'Delivery note').fill('Ring twice');
  await field(page, 'Access').selectOption('Elevator');
  await main(page)
    .getByRole('checkbox', { name: text('checkout.saveInAddressBook') })
    .check();
  await main(page)
    .getByRole('button', { name: text('checkout.toDelivery') })
    .click();
  await completeOrder(page);

  await openPage(page, '/address-book');
  await main(page)
    .getByRole('button', { name: /June Miller/ })
    .first()
    .click();
  await expect(field(page, 'Delivery note')).toHaveValue('Ring twice');
  await expect(field(page, 'Access').locator('option:checked')).toHaveText('Elevator');
  await expectNoAxeViolations(page, { include: 'main' });
});
