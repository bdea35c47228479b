import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from './steps/merchant-shop.ts';
import { openPage } from './steps/shop-page.ts';
import { readShopTexts } from './steps/shop-texts.ts';

test.use({ reducedMotion: 'reduce', locale: 'de-DE', timezoneId: 'Europe/Berlin' });

const text = readShopTexts('de_DE');
const main = (page: Page) => page.getByRole('main');
const table = (page: Page) => main(page).getByRole('table', { name: text('compare.title') });
const named = (id: 'compare.toggle' | 'compare.remove', name: string) => text(id).replace('{name}', name);
const toggles = (page: Page) => main(page).getByRole('button', { name: /^Vergleichen: /, pressed: false });

/** Compares the first products of a list, whose toggles come with the first action. */
async function compareFirst(page: Page, count: number, path = '/leuchten.html'): Promise<string[]> {
  await openPage(page, path);
  await page.mouse.move(20, 20);
  await page.mouse.move(100, 100);
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const toggle = toggles(page).first();
    const label = (await toggle.getAttribute('aria-label')) ?? '';
    await toggle.click();
    await expect(main(page).getByRole('button', { name: label, exact: true }).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(
      page.getByText(text('compare.added').replace('{name}', label.slice(13)), { exact: true }),
    ).toBeVisible();
    names.push(label.slice(13));
  }
  return names;
}

test('a guest compares products side by side, and what differs is said in words', async ({ page }) => {
  const names = await compareFirst(page, 2, '/leuchten/haengeleuchten.html');
  await page
    .getByRole('button', { name: text('compare.see').replace('{count}', '2') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/catalog\/product_compare$/);
  for (const name of names) await expect(table(page).getByRole('columnheader', { name })).toBeVisible();
  await expect(table(page).getByRole('rowheader').first()).toBeVisible();
  const rows = table(page).getByRole('row');
  for (const row of (await rows.all()).slice(1)) {
    const values = await row.getByRole('cell').allTextContents();
    const differs = new Set(values).size > 1;
    await expect(row.getByText('Verschieden', { exact: true })).toHaveCount(differs ? 1 : 0);
  }
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 375, height: 2000 });
  await expectNoAxeViolations(page);
  // A list is the shopper's after a reload too.
  await openPage(page, '/catalog/product_compare');
  await expect(table(page).getByRole('columnheader')).toHaveCount(2);
  const [first = ''] = names;
  await table(page)
    .getByRole('button', { name: named('compare.remove', first) })
    .press('Enter');
  await expect(table(page).getByRole('columnheader')).toHaveCount(1);
  await expect(table(page).getByRole('columnheader').getByRole('link').first()).toBeFocused();
  await main(page)
    .getByRole('button', { name: text('compare.clear') })
    .click();
  await expect(main(page).getByText(text('compare.empty'))).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
});

test('no more products are compared than stand side by side @full', async ({ page }) => {
  await compareFirst(page, 4);
  await toggles(page).first().click();
  await expect(page.getByText(text('compare.full').replace('{max}', '4'), { exact: true })).toBeVisible();
});

test('the page of a product adds it and leads to the list @full', async ({ page }) => {
  await openPage(page, '/lichtset-esstisch.html');
  const toggle = main(page).getByRole('button', { name: named('compare.toggle', 'Lichtset Esstisch'), exact: true });
  await page.mouse.move(20, 20);
  await page.mouse.move(100, 100);
  await toggle.focus();
  await page.keyboard.press('Space');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await main(page)
    .getByRole('link', { name: text('compare.link').replace('{count}', '1') })
    .click();
  await expect(table(page).getByRole('columnheader', { name: 'Lichtset Esstisch' })).toBeVisible();
});

test('the list of a guest is that of the customer after the sign-in, and gone after signing out @full', async ({
  page,
}) => {
  const [name = ''] = await compareFirst(page, 1);
  await openPage(page, '/sign-in');
  await main(page).getByLabel('E-Mail').fill('anna.huber@example.com');
  await main(page).getByRole('textbox', { name: 'Passwort' }).fill('Sonnenblume-7');
  await main(page).getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).not.toHaveURL(/sign-in/);
  await openPage(page, '/catalog/product_compare');
  await expect(table(page).getByRole('columnheader', { name })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('compare_list'))).toBeNull();
  await page.evaluate(() => ['signin_token', 'cartId'].forEach((key) => localStorage.removeItem(key)));
  await openPage(page, '/catalog/product_compare');
  await expect(main(page).getByText(text('compare.empty'))).toBeVisible();
});

test('on paper the table has the width of the page and no controls @full', async ({ page }) => {
  await compareFirst(page, 3);
  await openPage(page, '/catalog/product_compare');
  const remove = table(page).getByRole('button', { name: /Aus dem Vergleich entfernen/ });
  await expect(remove.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(remove.first()).toBeHidden();
  await expect(main(page).getByRole('button')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of the list says what it needs, and seems to load nothing @desktop @full', async ({ page }) => {
    await page.goto('/catalog/product_compare');
    expect(await main(page).innerText()).toContain(text('compare.withoutScripts'));
    await expect(main(page).getByRole('status')).toBeHidden();
  });
});
