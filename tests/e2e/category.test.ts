import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { holdRequests } from './steps/hold-requests.ts';
import { logRequests } from './steps/request-log.ts';
import { mainHeading, openPage, productNames, untilInteractive } from './steps/shop-page.ts';

const path = '/sport.html';

/** What a shopper sees of a list: products, page, order, number of results and how far it is scrolled. */
async function listState(page: Page) {
  return {
    address: page.url(),
    products: await productNames(page).allInnerTexts(),
    page: await page.locator('[aria-label="Strony wyników"] [aria-current="page"]').innerText(),
    order: await page.getByLabel('Sortuj').inputValue(),
    scroll: await page.evaluate(() => Math.round(scrollY)),
  };
}

/** The line that tells how many products were found. */
function found(page: Page, text: string): Locator {
  return page.getByRole('main').getByText(text, { exact: true });
}

test('[CAT-03] lists six products per page from page 1, and the page is in the URL @desktop', async ({ page }) => {
  await openPage(page, path);
  const log = logRequests(page);
  await expect(productNames(page)).toHaveCount(6);
  const first = await productNames(page).allInnerTexts();
  await page.getByRole('link', { name: 'Strona 2', exact: true }).click();
  await expect(page).toHaveURL(`${path}?p=2`);
  await expect(productNames(page)).toHaveCount(6);
  await expect(productNames(page).first()).not.toHaveText(first[0] ?? '');
  const listing = log.find(({ body }) => 'size' in body);
  expect(listing?.body).toMatchObject({ page: 2, size: 6 });
  await page.getByRole('link', { name: 'Strona 1', exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(productNames(page).first()).toHaveText(first[0] ?? '');
});

test('"Show more" appends the next page; URL, reload and Back keep all products and the scroll position @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, path);
  const more = page.getByRole('link', { name: 'Pokaż więcej produktów' });
  const first = await productNames(page).allInnerTexts();
  await more.click();
  await expect(page).toHaveURL(`${path}?from=1&p=2`);
  await expect(productNames(page)).toHaveCount(12);
  expect((await productNames(page).allInnerTexts()).slice(0, 6)).toEqual(first);
  await expect(productNames(page).nth(6).getByRole('link')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '12 z 25 produktów' })).toHaveCount(1);
  await more.click();
  await expect(productNames(page)).toHaveCount(18);

  await page.evaluate(() => window.scrollTo({ top: 1400, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1400);
  const before = await listState(page);
  await page.reload();
  await untilInteractive(page);
  await expect.poll(() => listState(page)).toEqual(before);
  const product = productNames(page).nth(14).getByRole('link');
  const name = await product.innerText();
  await product.dispatchEvent('click');
  await expect(mainHeading(page)).toHaveText(name);
  await page.goBack();
  await expect.poll(() => listState(page)).toEqual(before);

  // A page of the pagination is shown alone again, and the last page offers no more.
  await page.getByRole('link', { name: 'Strona 5', exact: true }).click();
  await expect(page).toHaveURL(`${path}?p=5`);
  await expect(productNames(page)).toHaveCount(1);
  await expect(more).toHaveCount(0);
});

test('a page beyond the last one shows the first, and an invalid parameter is ignored @desktop @full', async ({
  page,
}) => {
  await openPage(page, path);
  const first = await productNames(page).allInnerTexts();
  await openPage(page, `${path}?p=99&utm_source=x&sort=drop_table`);
  expect(await productNames(page).allInnerTexts()).toEqual(first);
});

test('[CAT-06] on a wide screen filters are next to the list; active ones are in the URL and can be removed @desktop', async ({
  page,
}) => {
  await openPage(page, path);
  await expect(page.getByRole('button', { name: 'Filtruj' })).toBeHidden();
  const filters = page.getByRole('navigation', { name: 'Filtry' });
  await filters.getByRole('link', { name: /^Proszek/ }).click();
  await expect(found(page, '12 produktów')).toBeVisible();
  await expect(page).toHaveURL(/\?[a-z_]+=[^&]+$/);
  await filters
    .getByText(/^Pokaż więcej/)
    .filter({ visible: true })
    .click();
  await filters.getByRole('link', { name: /^Wanilia/ }).click();
  await expect(page).toHaveURL(/&/);
  await expect(found(page, '2 produkty')).toBeVisible();
  await expect(productNames(page)).toHaveCount(2);

  const chosen = page.getByRole('list', { name: 'Wybrane filtry' });
  await chosen.getByRole('link', { name: 'Usuń filtr: Wanilia' }).click();
  await expect(found(page, '12 produktów')).toBeVisible();
  await page.getByRole('link', { name: 'Wyczyść wszystkie' }).click();
  await expect(page).toHaveURL(path);
  await expect(found(page, '25 produktów')).toBeVisible();
});

test('[FI-3] the removal of the last filter moves the focus to the number of products @desktop @full', async ({
  page,
}) => {
  await openPage(page, path);
  await untilInteractive(page);
  const filter = page.getByRole('navigation', { name: 'Filtry' }).getByRole('link').first();
  await filter.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?/);
  const chip = page.getByRole('link', { name: /^Usuń filtr/ });
  await expect(chip).toBeVisible();
  await page.waitForLoadState('networkidle');
  await chip.focus();
  await page.keyboard.press('Enter');
  await expect(chip).toHaveCount(0);
  await expect(page.locator('main p', { hasText: /^25 produktów$/ })).toBeFocused();
});

test('filters of a URL are shown with their labels, even when no product of the list has them @desktop @full', async ({
  page,
}) => {
  const chosen = page.getByRole('list', { name: 'Wybrane filtry' }).getByRole('link');
  // A form of vitamins that no product for sport has.
  await openPage(page, '/witaminy.html');
  const address = await page.locator('main aside a[href*="form="]', { hasText: 'Krople' }).getAttribute('href');
  await openPage(page, `${path}${address}`);
  await expect(chosen.first()).toHaveText('Krople');
  await openPage(page, `${path}?form=999999`);
  await expect(chosen.first()).toHaveText('Niedostępna opcja');
});

test('[CAT-06] on a phone filters open in a side panel and show the number of products @mobile', async ({ page }) => {
  await openPage(page, path);
  await expect(page.getByRole('complementary')).toBeHidden();
  await page.getByRole('button', { name: 'Filtruj' }).click();
  const panel = page.getByRole('dialog', { name: 'Filtry' });
  await panel.getByRole('link', { name: /^Proszek/ }).click();
  await panel.getByRole('button', { name: 'Pokaż 12 produktów' }).click();
  await expect(panel).toBeHidden();
  await expect(found(page, '12 produktów')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Usuń filtr: Proszek' })).toBeVisible();
});

test('several values of one filter, swatches, ratings and a price range of one’s own are chosen together @desktop @full', async ({
  page,
}) => {
  await openPage(page, path);
  const filters = page.getByRole('navigation', { name: 'Filtry' });
  await filters.getByRole('link', { name: /^Proszek/ }).click();
  await expect(found(page, '12 produktów')).toBeVisible();
  // The other values stay on offer.
  await filters.getByRole('link', { name: /^Saszetki/ }).click();
  await expect(page).toHaveURL(/\?form=\d+,\d+$/);
  const chosen = page.getByRole('list', { name: 'Wybrane filtry' });
  await expect(chosen.getByRole('link', { name: /^Usuń filtr/ })).toHaveCount(2);

  await filters
    .getByText(/^Pokaż więcej/)
    .filter({ visible: true })
    .click();
  await expect(filters.getByRole('link', { name: /^Wanilia/ }).locator('svg')).toHaveAttribute('color', '#f3e3b3');
  await filters.getByText('Ocena klientów', { exact: true }).click();
  await filters.getByRole('link', { name: /^4 i więcej/ }).click();
  await expect(chosen.getByRole('link', { name: /^Usuń filtr/ })).toHaveCount(3);

  const range = filters.getByRole('group', { name: 'Własny zakres cen' });
  await range.getByLabel('Od (zł)').fill('100');
  await range.getByLabel('Do (zł)').fill('50');
  await range.getByLabel('Do (zł)').press('Enter');
  await expect(filters.getByRole('alert')).toContainText('Zamień je albo zostaw jedno pole puste.');
  await range.getByLabel('Od (zł)').fill('49,90');
  await range.getByLabel('Do (zł)').fill('');
  await filters.getByRole('button', { name: 'Zastosuj zakres cen' }).click();
  await expect(page).toHaveURL(/&price=49\.9_\*$/);
  await expect(chosen.getByRole('link', { name: /^Usuń filtr: od 49,90/ })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^\d+ produkt/ })).toHaveCount(1);
  await page.reload();
  await expect(filters.getByLabel('Od (zł)')).toHaveValue('49,9');
});

test('the sort order of a list is in the URL and returns to page 1 @desktop', async ({ page }) => {
  await openPage(page, `${path}?p=2`);
  await page.getByLabel('Sortuj').selectOption('Cena: od najwyższej');
  await expect(page).toHaveURL(`${path}?sort=price_DESC`);
  await expect(productNames(page).first()).toHaveText('Izolat białka serwatkowego WPI 90');
  await page.getByLabel('Sortuj').selectOption('Polecane');
  await expect(page).toHaveURL(path);
});

test('back and reload restore list, page and scroll position exactly @mobile', async ({ page }) => {
  await openPage(page, path);
  await page.getByLabel('Sortuj').selectOption('Nazwa: A–Z');
  await expect(page).toHaveURL(/sort=name_ASC/);
  await page.getByRole('link', { name: 'Następna strona' }).click();
  await expect(page).toHaveURL(/p=2/);
  const product = productNames(page).nth(4).getByRole('link');
  await product.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    window.scrollTo({ top: 480, behavior: 'instant' });
  });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(480);
  const before = await listState(page);

  await page.reload();
  await untilInteractive(page);
  await expect.poll(() => listState(page)).toEqual(before);

  const name = await product.innerText();
  // A click by script scrolls nothing, unlike the pointer's.
  await product.dispatchEvent('click');
  await expect(mainHeading(page)).toHaveText(name);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => listState(page)).toEqual(before);
  await page.goForward();
  await expect(mainHeading(page)).toHaveText(name);
  await page.goBack();
  await expect.poll(() => listState(page)).toEqual(before);
});

test('[RTE-42] [RTE-43] the old page stays while the next one loads, and the loading bar runs @desktop @full', async ({
  page,
}) => {
  await openPage(page, path);
  const release = await holdRequests(page, /\/graphql\?/);
  const bar = page.getByRole('banner').locator('[data-state]').last();
  await page.getByRole('navigation', { name: 'Podkategorie' }).getByRole('link', { name: 'Elektrolity' }).click();
  await expect(bar).toHaveAttribute('data-state', 'loading');
  await expect(mainHeading(page)).toHaveText('Sport');
  await expect(page).toHaveURL(path);
  release();
  await expect(mainHeading(page)).toHaveText('Elektrolity');
  await expect(page).toHaveURL('/sport/elektrolity.html');
  await expect(bar).toHaveAttribute('data-state', 'off');
});

test('[RTE-01] [RTE-27] [RTE-29] every path that the shop does not define is requested from the backend, home as well @desktop', async ({
  page,
}) => {
  await openPage(page, '/search.html');
  const log = logRequests(page);
  await page.getByRole('banner').getByRole('link', { name: 'witryna, strona główna' }).click();
  await expect(mainHeading(page)).toHaveText('Jesień, która nie zwalnia');
  const lookUps = log.filter(({ operation }) => operation === 'ResolveURL');
  expect(lookUps.map(({ body }) => body)).toContainEqual({ url: '/' });
  for (const field of ['relative_url', 'redirect_code', 'type']) expect(lookUps[0]?.document).toContain(field);
});

test('[FRM-41] every page has its title, also after navigation @desktop @full', async ({ page }) => {
  await openPage(page, path);
  await expect(page).toHaveTitle('Sport | Witryna');
  await page.getByRole('navigation', { name: 'Podkategorie' }).getByRole('link', { name: 'Kreatyna' }).click();
  await expect(page).toHaveTitle('Kreatyna | Witryna');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/sport\/kreatyna\.html$/);
});
