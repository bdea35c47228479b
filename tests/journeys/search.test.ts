import { expect, test } from '../support/fixtures.ts';
import { logRequests } from './steps/request-log.ts';
import { mainHeading, openPage, productNames } from './steps/shop-page.ts';

test('[CAT-12] [RTE-10] a search shows what is found under the same paging rules, and its text is in the address', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Szukaj' }).click();
  await expect(page.getByText('Wpisz, czego szukasz')).toBeVisible();
  const log = logRequests(page);
  await page.getByRole('searchbox').fill('magnez');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/search.html?query=magnez');
  await expect(mainHeading(page)).toHaveText('Wyniki dla „magnez”');
  await expect(productNames(page)).toHaveCount(6);
  expect(log.find(({ body }) => 'search' in body)?.body).toMatchObject({ search: 'magnez', page: 1, size: 6 });

  await page.getByRole('link', { name: 'Następna strona' }).click();
  await expect(page).toHaveURL('/search.html?query=magnez&p=2');
  await expect(mainHeading(page)).toHaveText('Wyniki dla „magnez”');
  await page.goBack();
  await expect(page).toHaveURL('/search.html?query=magnez');
});

test('a search finds words without Polish letters and shows a text that is markup as text @desktop', async ({ page }) => {
  await openPage(page, '/search.html?query=zelazo');
  await expect(productNames(page).first()).toContainText('Żelazo');
  await openPage(page, `/search.html?query=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(mainHeading(page)).toHaveText('Wyniki dla „<img src=x onerror=alert(1)>”');
});

test('a search without a result says so and leads to the categories', async ({ page }) => {
  await openPage(page, '/search.html?query=hulajnoga');
  const main = page.getByRole('main');
  await expect(main.getByText('Nic nie znaleźliśmy dla „hulajnoga”')).toBeVisible();
  await main.getByRole('link', { name: 'Witaminy' }).click();
  await expect(mainHeading(page)).toHaveText('Witaminy');
});
