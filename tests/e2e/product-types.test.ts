import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoAxeViolations } from '../support/axe.ts';
import { addToCartButton } from './steps/cart.ts';
import { newEmail, openStep } from './steps/checkout.ts';
import { expectStep } from './steps/keyboard-order.ts';
import { fillLampOptions } from './steps/lamp-options.ts';
import { expect, test } from './steps/merchant-shop.ts';
import { untilInteractive } from './steps/shop-page.ts';
import { readShopTexts } from './steps/shop-texts.ts';

test.use({ reducedMotion: 'reduce', locale: 'de-DE', timezoneId: 'Europe/Berlin' });

const text = readShopTexts('de_DE');
const main = (page: Page) => page.getByRole('main');
const addButton = (page: Page) => addToCartButton(page, text('cart.add'));
const miniCart = (page: Page) => page.getByRole('dialog');

/** Opens a product and waits for the fields that its script loads. */
async function openProduct(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilInteractive(page);
}

/** Waits until the backend has answered what was added: a document that is loaded before would cut it off. */
async function untilAdded(page: Page): Promise<void> {
  await expect(miniCart(page)).toBeVisible();
  await expect(miniCart(page).locator('[aria-busy="true"]')).toHaveCount(0);
}

test('customizable options: what is missing is marked, the price follows, and the cart names each choice', async ({
  page,
}) => {
  await openProduct(page, '/tischleuchte-mit-gravur.html');
  await addButton(page).click();
  const engraving = main(page).getByRole('textbox', { name: /^Gravur/ });
  await expect(engraving).toHaveAttribute('aria-invalid', 'true');
  await expect(engraving).toBeFocused();
  await fillLampOptions(page, { engraving: 'Für Anna', font: 'Fraktur', extra: 'Ersatzlampe', date: '2026-12-24' });
  await expect(main(page).getByText(/141,00\s€/)).toBeVisible();
  await addButton(page).click();
  await expect(miniCart(page)).toContainText('Gravur: Für Anna');
  await expect(miniCart(page)).toContainText('Kabellänge: 4 Meter');
  await expect(miniCart(page)).toContainText('Schrift: Fraktur');
  await expect(miniCart(page)).toContainText('Wunschtermin: 24.12.2026');
  await expect(miniCart(page)).toContainText(/141,00\s€/);
});

test('an image for an option: a wrong file says what to do, and the cart names the right one @full', async ({
  page,
}) => {
  const image = (width: number) =>
    sharp({ create: { width, height: 10, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
  await openProduct(page, '/leuchte-mit-fotoschirm.html');
  const field = main(page).getByLabel(/^Foto/);
  const choose = (name: string, buffer: Buffer) => field.setInputFiles({ name, mimeType: 'image/png', buffer });
  await addButton(page).click();
  await expect(main(page).getByText(text('options.imageRequired'))).toBeVisible();
  await choose('brief.png', Buffer.from('kein Bild'));
  await expect(main(page).getByText(text('options.notImage').replace('{types}', 'JPG oder PNG'))).toBeVisible();
  await choose('breit.png', await image(4001));
  await expect(main(page).getByText(text('options.tooManyPixels').replace('{limit}', '4000 × 4000 px'))).toBeVisible();
  await choose('Oma (1).png', await image(20));
  await expect(main(page).getByText(/125,00\s€/)).toBeVisible();
  await expect(main(page).getByText(text('options.imageRequired'))).toBeHidden();
  await expectNoAxeViolations(page);
  await addButton(page).click();
  await expect(miniCart(page)).toContainText('Foto: Oma 1.png');
  await expect(miniCart(page)).toContainText(/125,00\s€/);
  await order(page, { isVirtual: false });
  await expect(main(page)).toContainText('Oma 1.png');
});

test('a product that needs a file which is no image says so and offers no button @full', async ({ page }) => {
  await openProduct(page, '/leuchte-nach-zeichnung.html');
  await expect(main(page).getByText(text('options.file'))).toBeVisible();
  await expect(addButton(page)).toHaveCount(0);
});

test('a bundle: what is preselected is bought with the quantity of the shopper', async ({ page }) => {
  await openProduct(page, '/lichtset-esstisch.html');
  await expect(main(page).getByRole('radio', { name: /Habichtswald/ })).toBeChecked();
  await expect(
    main(page)
      .getByText(/148,00\s€/)
      .first(),
  ).toBeVisible();
  await main(page)
    .getByRole('button', { name: /erhöhen.*Tischleuchte/ })
    .click();
  await expect(main(page).getByText(/227,00\s€/)).toBeVisible();
  await addButton(page).click();
  await expect(miniCart(page)).toContainText('Tischleuchte: 2 × Tischleuchte Arolsen');
  await expect(miniCart(page)).toContainText(/227,00\s€/);
});

test('a group: its products are added with one request', async ({ page }) => {
  const requests: unknown[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('mutation addProductsToCart')) requests.push(request);
  });
  await openProduct(page, '/serie-tischleuchten.html');
  await main(page)
    .getByRole('spinbutton', { name: /Korbach/ })
    .fill('2');
  await addButton(page).click();
  await expect(miniCart(page).getByRole('link', { name: 'Tischleuchte Arolsen' })).toBeVisible();
  await expect(miniCart(page).getByRole('spinbutton', { name: /Korbach/ })).toHaveValue('2');
  expect(requests).toHaveLength(1);
});

test('a download: its links are bought one by one, and samples can be had before', async ({ page }) => {
  await openProduct(page, '/licht-planen.html');
  await expect(main(page).getByRole('link', { name: 'Leseprobe' })).toBeVisible();
  await main(page)
    .getByRole('checkbox', { name: /^Küche/ })
    .check();
  await expect(
    main(page)
      .getByText(/9,00\s€/)
      .first(),
  ).toBeVisible();
  await addButton(page).click();
  await expect(miniCart(page)).toContainText('Küche');
});

test('lists lead to the page of a product with choices instead of adding it @full', async ({ page }) => {
  await page.goto('/leuchten/tischleuchten.html?p=1');
  await untilInteractive(page);
  await expect(
    main(page)
      .getByRole('link', { name: /Tischleuchte mit Gravur/ })
      .first(),
  ).toBeVisible();
  for (const name of ['Tischleuchte mit Gravur', 'Lichtset Esstisch', 'Serie Tischleuchten'])
    await expect(main(page).getByRole('button', { name: text('cart.addNamed').replace('{name}', name) })).toHaveCount(
      0,
    );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form of a product with options is sent to the server', async ({ page }) => {
    await page.goto('/tischleuchte-mit-gravur.html');
    await fillLampOptions(page, { engraving: 'Ohne Skript', cable: 1 });
    await addButton(page).click();
    await expect(main(page)).toContainText('Gravur: Ohne Skript');
  });

  test('a product that needs an image has no field for it, but a hint and a way to contact the shop', async ({
    page,
  }) => {
    await page.goto('/leuchte-mit-fotoschirm.html');
    // Locators look past `noscript`.
    const shown = await main(page).innerText();
    for (const id of ['options.imageNeedsScripts', 'options.contact']) expect(shown).toContain(text(id));
    await expect(main(page).getByLabel(/^Foto/)).toBeHidden();
    await expect(addButton(page)).toBeHidden();
  });
});

test('pages of all types are accessible @full', async ({ page }) => {
  // A bar at the lower edge covers fields only where the window is low.
  await page.setViewportSize({ width: 1280, height: 2400 });
  for (const path of ['/tischleuchte-mit-gravur', '/lichtset-esstisch', '/serie-tischleuchten', '/licht-planen']) {
    await openProduct(page, `${path}.html`);
    await expectNoAxeViolations(page);
  }
});

/** Goes to the checkout, fills in the address and orders. A cart of which nothing is shipped has no delivery. */
async function order(page: Page, { isVirtual }: { isVirtual: boolean }): Promise<void> {
  await miniCart(page)
    .getByRole('link', { name: text('cart.checkout') })
    .click();
  await expectStep(page, text('checkout.step.address'));
  const heading = isVirtual ? 'checkout.billingAddress' : 'checkout.shippingAddress';
  await expect(openStep(page).getByRole('heading', { name: text(heading) })).toBeVisible();
  const fields = {
    email: newEmail(),
    firstname: 'Eva',
    lastname: 'Muster',
    street: 'Königsplatz 1',
    postcode: '34117',
    city: 'Kassel',
    telephone: '0561 123456',
  };
  for (const [name, value] of Object.entries(fields))
    await openStep(page)
      .getByLabel(text(`checkout.${name}`), { exact: false })
      .first()
      .fill(value);
  await openStep(page).getByLabel(text('checkout.region.land'), { exact: false }).selectOption('Hessen');
  if (isVirtual) {
    await expect(main(page).getByText(text('checkout.step.delivery'), { exact: true })).toHaveCount(0);
    await openStep(page)
      .getByRole('button', { name: text('checkout.toPayment') })
      .click();
  } else {
    await openStep(page)
      .getByRole('button', { name: text('checkout.toDelivery') })
      .click();
    await expectStep(page, text('checkout.step.delivery'));
    await openStep(page).getByRole('radio').first().check();
    await openStep(page)
      .getByRole('button', { name: text('checkout.toPayment') })
      .click();
  }
  await expectStep(page, text('checkout.step.payment'));
  await openStep(page)
    .getByRole('radio', { name: /^Banküberweisung/ })
    .check();
  await openStep(page)
    .getByRole('button', { name: text('checkout.toReview') })
    .click();
  await expectStep(page, text('checkout.step.review'));
  await main(page)
    .getByRole('checkbox', { name: /Allgemeinen Geschäftsbedingungen/ })
    .check();
  await main(page)
    .getByRole('button', { name: text('checkout.placeOrder') })
    .click();
  await expect(page.getByRole('region', { name: text('account.receipt.thanks') }).getByRole('status')).toHaveText(
    /\d{9}$/,
  );
}

test('a guest orders a voucher and a download: there is no delivery, only a billing address @full', async ({
  page,
}) => {
  await openProduct(page, '/gutschein-50.html');
  await addButton(page).click();
  await expect(miniCart(page)).toContainText(/50,00\s€/);
  await untilAdded(page);
  await openProduct(page, '/licht-planen.html');
  await main(page)
    .getByRole('checkbox', { name: /^Küche/ })
    .check();
  await addButton(page).click();
  await expect(miniCart(page)).toContainText(/59,00\s€/);
  await untilAdded(page);
  await order(page, { isVirtual: true });
  await expect(main(page)).toContainText('Küche');
  await expect(main(page)).not.toContainText(text('account.receipt.shipsTo'));
});

test('a guest orders a bundle, a group and a product with options together', async ({ page }) => {
  await openProduct(page, '/lichtset-esstisch.html');
  await addButton(page).click();
  await expect(miniCart(page)).toContainText('Hängeleuchte: Pendelleuchte Habichtswald');
  await untilAdded(page);
  await openProduct(page, '/serie-tischleuchten.html');
  await addButton(page).click();
  await expect(miniCart(page).getByRole('link', { name: 'Tischleuchte Arolsen' })).toBeVisible();
  await untilAdded(page);
  await openProduct(page, '/tischleuchte-mit-gravur.html');
  await fillLampOptions(page, { engraving: 'Für Otto', cable: 1 });
  await addButton(page).click();
  await expect(miniCart(page)).toContainText('Gravur: Für Otto');
  await untilAdded(page);
  await order(page, { isVirtual: false });
  await expect(main(page)).toContainText('Für Otto');
});
