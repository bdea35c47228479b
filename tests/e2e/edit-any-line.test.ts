import type { Page, Request } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { addToCartButton } from './steps/cart.ts';
import { fillLampOptions, lamp } from './steps/lamp-options.ts';
import { expect, test } from './steps/merchant-shop.ts';
import { openPage, untilInteractive } from './steps/shop-page.ts';
import { readShopTexts } from './steps/shop-texts.ts';

test.use({ reducedMotion: 'reduce', locale: 'de-DE', timezoneId: 'Europe/Berlin' });

const text = readShopTexts('de_DE');
const main = (page: Page) => page.getByRole('main');
const miniCart = (page: Page) => page.getByRole('dialog');
const lines = (page: Page) =>
  main(page)
    .getByRole('list', { name: text('cart.lines') })
    .getByRole('listitem');
const editLink = (page: Page, name: string) =>
  miniCart(page).getByRole('link', { name: text('cart.editOptionsOf').replace('{name}', name) });
const isAdd = (request: Request) => request.postData()?.includes('mutation addProductToCart') === true;

/** Adds what the product page has by default, after `fill`, and opens the line for editing. */
async function addAndEdit(page: Page, { path, name }: { path: string; name: string }, fill: () => Promise<void>) {
  await openPage(page, path);
  await fill();
  await addToCartButton(page, text('cart.add')).click();
  await editLink(page, name).click();
  await expect(page).toHaveURL(/cart-item=/);
  await untilInteractive(page);
  await expect(miniCart(page)).toHaveCount(0);
}

async function save(page: Page): Promise<void> {
  await main(page)
    .getByRole('button', { name: text('cart.edit.save'), exact: true })
    .click();
}

const engrave = (page: Page) =>
  fillLampOptions(page, {
    engraving: 'Für Anna',
    font: 'Fraktur',
    extra: 'Putztuch',
    date: '2026-12-24',
    pickup: '2026-12-23T14:30',
    callback: '09:15',
    quantity: 2,
  });

test('[CRT-16] every customizable option of a line is filled in, and another text replaces the line', async ({
  page,
}) => {
  await addAndEdit(page, lamp, () => engrave(page));
  const engraving = main(page).getByRole('textbox', { name: /^Gravur/ });
  await expect(engraving).toHaveValue('Für Anna');
  await expect(
    main(page)
      .getByRole('combobox', { name: /^Kabellänge/ })
      .locator('option:checked'),
  ).toHaveText(/^4 Meter/);
  await expect(main(page).getByRole('radio', { name: /^Fraktur/ })).toBeChecked();
  await expect(main(page).getByRole('checkbox', { name: /^Putztuch/ })).toBeChecked();
  await expect(main(page).getByRole('checkbox', { name: /^Ersatzlampe/ })).not.toBeChecked();
  await expect(main(page).getByLabel(/^Wunschtermin/)).toHaveValue('2026-12-24');
  await expect(main(page).getByLabel(/^Abholung/)).toHaveValue('2026-12-23T14:30');
  await expect(main(page).getByLabel(/^Rückruf/)).toHaveValue('09:15');
  await expect(main(page).getByRole('spinbutton', { name: new RegExp(lamp.name) })).toHaveValue('2');
  // A bar at the lower edge covers fields only where the window is low.
  await page.setViewportSize({ width: 375, height: 2600 });
  await expectNoAxeViolations(page);
  await engraving.fill('Für Otto');
  await save(page);
  await expect(page).toHaveURL(/\/cart$/);
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page)).toContainText(['Gravur: Für Otto']);
  await expect(lines(page)).toContainText(['Rückruf um: 09:15']);
  await expect(lines(page).getByRole('spinbutton')).toHaveValue('2');
});

test('[CRT-16] the parts of a bundle and their quantities are filled in, and changed', async ({ page }) => {
  const set = { path: '/lichtset-esstisch.html', name: 'Lichtset Esstisch' };
  await addAndEdit(page, set, async () => {
    await main(page)
      .getByRole('radio', { name: /Habichtswald/ })
      .check();
    await main(page)
      .getByRole('button', { name: /erhöhen.*Tischleuchte/ })
      .click();
    await main(page).getByRole('checkbox', { name: /2 × / }).check();
  });
  await expect(main(page).getByRole('spinbutton', { name: /Tischleuchte/ })).toHaveValue('2');
  await expect(main(page).getByRole('checkbox', { name: /2 × / })).toBeChecked();
  await main(page).getByRole('checkbox', { name: /2 × / }).uncheck();
  await main(page)
    .getByRole('button', { name: /erhöhen.*Tischleuchte/ })
    .click();
  await save(page);
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page)).toContainText(['Tischleuchte: 3 × Tischleuchte Arolsen']);
  await expect(lines(page)).not.toContainText(['Dazu']);
});

test('[CRT-16] the links of a download are filled in, and changed @full', async ({ page }) => {
  const guide = { path: '/licht-planen.html', name: 'Licht planen (PDF)' };
  await addAndEdit(page, guide, async () => {
    await main(page)
      .getByRole('checkbox', { name: /^Küche/ })
      .check();
  });
  await expect(main(page).getByRole('checkbox', { name: /^Küche/ })).toBeChecked();
  await main(page)
    .getByRole('checkbox', { name: /^Wohnzimmer/ })
    .check();
  await save(page);
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page)).toContainText(['Wohnzimmer']);
});

test('[CRT-16] [RSK-03] a change that fails says so and loses nothing @desktop @full', async ({ page, watch }) => {
  watch.allow(/mutation addProductToCart|CommerceError|Failed to load resource/);
  await addAndEdit(page, lamp, () => engrave(page));
  let count = 0;
  await page.route('**/graphql', async (route, request) => {
    if (isAdd(request) && (count += 1) === 1) await route.abort();
    else await route.fallback();
  });
  await main(page)
    .getByRole('textbox', { name: /^Gravur/ })
    .fill('Für Otto');
  await save(page);
  await expect(main(page).getByRole('alert')).toBeVisible();
  await openPage(page, '/cart');
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page)).toContainText(['Gravur: Für Anna']);
});

test('[CRT-16] [RSK-03] a change whose answer is lost is in the cart once, also with a quantity in a bundle @desktop @full', async ({
  page,
  shop,
  watch,
}) => {
  watch.allow(/mutation addProductToCart|CommerceError|Failed to load resource/);
  await addAndEdit(page, { path: '/lichtset-esstisch.html', name: 'Lichtset Esstisch' }, () => Promise.resolve());
  await page.route('**/graphql', async (route, request) => {
    if (!isAdd(request)) return route.fallback();
    await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: await request.allHeaders(),
      body: request.postData(),
    });
    await route.abort();
  });
  await main(page)
    .getByRole('button', { name: /erhöhen.*Tischleuchte/ })
    .click();
  await save(page);
  await expect(page).toHaveURL(/\/cart$/);
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page)).toContainText(['Tischleuchte: 2 × Tischleuchte Arolsen']);
});

test('the page of a line that was removed says so and adds the product @full', async ({ page }) => {
  await openPage(page, `${lamp.path}?cart-item=OTk5OTk=`);
  await expect(main(page).getByText(text('options.lineGone'))).toBeVisible();
  await engrave(page);
  await addToCartButton(page, text('cart.add')).click();
  await expect(miniCart(page)).toContainText('Gravur: Für Anna');
});
