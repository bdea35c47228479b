import type { Page } from '@playwright/test';
import { addToCart, cartLines, getAmount, miniCart } from './steps/cart.ts';
import {
  choosePayment,
  newEmail,
  fillAddress,
  openCheckout,
  openStep,
  orderButton,
  receipt,
} from './steps/checkout.ts';
import { findCustomerRemains } from './steps/customer-remains.ts';
import { findDemoRemains } from './steps/demo-remains.ts';
import { americanTest as test, expect } from './steps/merchant-shop.ts';
import { american } from './steps/other-merchants.ts';
import { chooseRadio, openPage } from './steps/shop-page.ts';

test.use({ reducedMotion: 'reduce', locale: american.language, timezoneId: american.timeZone });

const { text, products } = american;
const main = (page: Page) => page.getByRole('main');

/** Opens a product, fills in what it needs, and adds it to the cart. */
async function add(page: Page, path: string, fill: () => Promise<void> = async () => {}): Promise<void> {
  await openPage(page, path);
  await fill();
  await addToCart(page, american);
}

test('the cart shows prices without tax, and the tax', async ({ page }) => {
  await add(page, products.first.path);
  await openPage(page, '/cart');
  await expect(cartLines(main(page), american)).toContainText('$20.00');
  await expect(getAmount(main(page), 'Sales tax')).toHaveText('$1.60');
});

test('products of all other types are in the cart with what was chosen, at prices without tax', async ({ page }) => {
  await add(page, '/town-series.html');
  await add(page, '/commuter-set.html');
  await add(page, '/engraved-name-plate.html', async () => {
    await main(page).getByRole('textbox', { name: /^Name/ }).fill('June');
    await chooseRadio(main(page), 'Steel');
  });
  await openPage(page, '/cart');
  const lines = cartLines(main(page), american);
  await expect(lines.filter({ hasText: 'Commuter Set' })).toContainText('Bike: Lincoln City Bike');
  await expect(lines.filter({ hasText: 'Engraved Name Plate' })).toContainText('Name: June');
  // 30.00, 5.00 for the name and 2.00 for the finish.
  await expect(lines.filter({ hasText: 'Engraved Name Plate' })).toContainText('$37.00');
  await expect(lines.filter({ hasText: 'Brass Bell' }).last()).toContainText('$20.00');
});

test('a guest orders a voucher and a download: there is no shipping, only a billing address', async ({ page }) => {
  await add(page, '/workshop-voucher.html');
  await add(page, '/repair-manual.html', () =>
    main(page)
      .getByRole('checkbox', { name: /^Wheels/ })
      .check(),
  );
  await expect(cartLines(miniCart(page, american), american)).toHaveCount(2);
  await openCheckout(page, american);
  const step = openStep(page);
  await expect(step.getByRole('heading', { name: text('checkout.billingAddress') })).toBeVisible();
  await fillAddress(page, newEmail(), undefined, american);
  await step.getByRole('button', { name: text('checkout.toPayment') }).click();
  await choosePayment(page, american.payment, american);
  await page.getByRole('checkbox', { name: american.terms }).check();
  await orderButton(page, american).click();
  await expect(receipt(page, american)).toContainText('Wheels');
  await expect(receipt(page, american)).not.toContainText(text('account.receipt.shipsTo'));
});

test('no page of a customer and no mail has a word of the demo merchant or a broken link @full', async ({
  page,
  shop,
}) => {
  const { found, dead, mails } = await findCustomerRemains(page, shop, american);
  expect(mails).toBeGreaterThanOrEqual(6);
  expect({ found, dead }).toEqual({ found: {}, dead: [] });
});

test('no page has a word of the demo merchant, and no link is broken @full', async ({ page, watch }) => {
  watch.allow(/404/);
  const { found, dead, pages } = await findDemoRemains(page, {
    product: products.second.path,
    search: american.search,
    text,
  });
  expect(pages).toBeGreaterThan(8);
  expect({ found, dead }).toEqual({ found: {}, dead: [] });
});
