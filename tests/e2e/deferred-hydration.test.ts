import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { products } from './steps/cart.ts';
import { mainHeading } from './steps/shop-page.ts';

/** Holds back the script of the first page until the answer is called; it begins with the first sign of the shopper. */
async function holdPageScript(page: Page, kind: 'cms' | 'category' | 'product', path: string) {
  const asked: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/assets/${kind}-page-*.js`, async (route) => {
    asked.push(route.request().url());
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return { asked, release };
}

for (const [kind, path] of [
  ['cms', '/'],
  ['category', '/sport.html'],
  ['product', products.magnesium.path],
] as const) {
  test(`the script of a ${kind} page is loaded on the first interaction and hydrates the server HTML @desktop`, async ({
    page,
  }) => {
    const { asked, release } = await holdPageScript(page, kind, path);
    expect(asked).toHaveLength(0);
    const main = page.getByRole('main');
    const kept = await main.locator('*').elementHandles();
    await page.mouse.move(700, 400);
    await expect.poll(() => asked.length).toBe(1);
    release();
    await expect
      .poll(() =>
        main.evaluate((element) =>
          Object.keys(element.firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber$')),
        ),
      )
      .toBe(true);
    const lost = await Promise.all(kept.map((element) => element.evaluate((node) => !node.isConnected)));
    expect(lost.filter(Boolean)).toHaveLength(0);
  });
}

test('the interaction that hydrates a page also loads its wishlist toggles @desktop', async ({ page }) => {
  const { release } = await holdPageScript(page, 'product', products.magnesium.path);
  release();
  await page.mouse.move(700, 400);
  await expect(
    page.getByRole('main').getByRole('button', { name: `Ulubione: ${products.magnesium.name}` }),
  ).toBeVisible();
});

test('typing and clicks on a product page before its script is loaded are replayed', async ({ page }) => {
  const { release } = await holdPageScript(page, 'product', products.magnesium.path);
  const main = page.getByRole('main');
  await main
    .getByRole('spinbutton', { name: /^Liczba sztuk/ })
    .first()
    .fill('3');
  await main.getByRole('button', { name: 'Dodaj do koszyka', exact: true }).click();
  release();
  const cart = page.getByRole('dialog');
  await expect(cart.getByRole('spinbutton', { name: /^Liczba sztuk/ }).first()).toHaveValue('3');
});

test('a sort order that is chosen before the script of the list is loaded is applied then @desktop', async ({
  page,
}) => {
  const { release } = await holdPageScript(page, 'category', '/sport.html');
  await page.getByRole('main').getByRole('combobox').first().selectOption({ index: 1 });
  release();
  await expect(page).toHaveURL(/sort=/);
  await expect(page.getByRole('main').getByRole('combobox').first()).toHaveValue(/_/);
});

test('links navigate inside the shop while the script of the page is not loaded', async ({ page }) => {
  const { release } = await holdPageScript(page, 'category', '/sport.html');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).not.toHaveURL(/sport\.html/);
  await expect(page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka', exact: true })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  release();
  await page.goBack();
  await expect(mainHeading(page)).toHaveText('Sport');
});
