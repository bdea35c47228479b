import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { holdRequests } from './steps/hold-requests.ts';
import { logRequests } from './steps/request-log.ts';
import { mainHeading, openPage, productNames } from './steps/shop-page.ts';

test('[CAT-12] [RTE-10] search results follow the same paging rules, and the query is in the URL @desktop', async ({
  page,
}) => {
  await openPage(page, '/search.html');
  await expect(page.getByText('Wpisz, czego szukasz')).toBeVisible();
  const log = logRequests(page);
  await page.getByRole('searchbox').fill('magnez');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/search.html?query=magnez');
  await expect(mainHeading(page)).toHaveText('Wyniki dla „magnez”');
  await expect(productNames(page)).toHaveCount(6);
  expect(log.find(({ operation }) => operation === 'getProducts')?.body).toMatchObject({
    search: 'magnez',
    page: 1,
    size: 6,
  });

  await page.getByRole('link', { name: 'Następna strona' }).click();
  await expect(page).toHaveURL('/search.html?query=magnez&p=2');
  await expect(mainHeading(page)).toHaveText('Wyniki dla „magnez”');
  await page.goBack();
  await expect(page).toHaveURL('/search.html?query=magnez');
});

test('a search finds words without Polish letters and shows a text that is markup as text @desktop @full', async ({
  page,
}) => {
  await openPage(page, '/search.html?query=zelazo');
  await expect(productNames(page).first()).toContainText('Żelazo');
  await openPage(page, `/search.html?query=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(mainHeading(page)).toHaveText('Wyniki dla „<img src=x onerror=alert(1)>”');
});

test('a misspelled or inflected search finds what is meant and shows the corrected spelling @desktop', async ({
  page,
}) => {
  await openPage(page, '/search.html?query=omega3');
  await expect(productNames(page).first()).toContainText('Omega-3');
  await openPage(page, '/search.html?query=kreatina');
  await expect(productNames(page).first()).toContainText('Kreatyna');
  await page.getByRole('main').getByRole('link', { name: 'kreatyna', exact: true }).click();
  await expect(mainHeading(page)).toHaveText('Wyniki dla „kreatyna”');
});

test('a search without a result offers categories, products and the contact page @desktop', async ({ page }) => {
  const main = page.getByRole('main');
  await openPage(page, '/search.html?query=kolagenowy+hulajnoga+kolagen');
  await expect(main.getByRole('link', { name: 'Kolagen', exact: true })).toHaveAttribute(
    'href',
    /\/uroda\/kolagen\.html$/,
  );
  await openPage(page, '/search.html?query=hulajnoga');
  await expect(main.getByText('Nic nie znaleźliśmy dla „hulajnoga”')).toBeVisible();
  await expect(main.getByRole('region', { name: 'To może Cię zainteresować' }).getByRole('article')).toHaveCount(3);
  await expect(main.getByRole('link', { name: 'Napisz do nas' })).toHaveAttribute('href', '/contact-us');
  await main.getByRole('link', { name: 'Witaminy' }).click();
  await expect(mainHeading(page)).toHaveText('Witaminy');
});

const searchTrigger = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Szukaj', exact: true });
const panelField = (page: Page) => page.getByRole('banner').getByRole('combobox');

test('[NAV-32] [NAV-33] [NAV-34] the search panel is fetched when it is first opened, and closed by its trigger and by Escape', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openPage(page, '/');
  const isPanel = (url: string) => url.includes('/search-suggestions-panel-');
  expect(scripts.filter(isPanel)).toEqual([]);
  const trigger = searchTrigger(page);
  await trigger.click();
  await expect(panelField(page)).toBeFocused();
  expect(scripts.filter(isPanel)).not.toEqual([]);
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(panelField(page)).toBeHidden();
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panelField(page)).toBeFocused();
  await trigger.click();
  await expect(panelField(page)).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('[NAV-35] suggestions of products and categories are followed by keyboard, and the panel closes on the next page @desktop', async ({
  page,
}) => {
  await openPage(page, '/');
  const log = logRequests(page);
  await searchTrigger(page).click();
  const field = panelField(page);
  await field.fill('ma');
  await field.fill('magnez');
  const suggestions = page.getByRole('listbox', { name: 'Podpowiedzi' });
  await expect(suggestions.getByRole('group', { name: 'Produkty' }).getByRole('option')).toHaveCount(4);
  await expect(suggestions.getByRole('group', { name: 'Kategorie' }).getByRole('option').first()).toContainText(
    'Magnez',
  );
  await expect(suggestions.getByRole('option').first()).toContainText('zł');
  expect(log.filter(({ operation }) => operation === 'getSearchSuggestions').map(({ body }) => body)).toEqual([
    { search: 'magnez' },
  ]);
  const first = await suggestions.getByRole('option').first().getAttribute('href');
  await page.keyboard.press('ArrowDown');
  await expect(suggestions.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(first ?? '');
  await expect(field).toBeHidden();
});

test('[NAV-35] a search from the panel shows its results, and the panel closes when only the query changes @mobile @full', async ({
  page,
}) => {
  await openPage(page, '/search.html?query=cynk');
  await searchTrigger(page).click();
  await panelField(page).fill('magnez');
  await panelField(page).press('Enter');
  await expect(page).toHaveURL('/search.html?query=magnez');
  await expect(mainHeading(page)).toHaveText('Wyniki dla „magnez”');
  await expect(panelField(page)).toBeHidden();
  await searchTrigger(page).click();
  await expect(panelField(page)).toBeFocused();
  await page.goBack();
  await expect(mainHeading(page)).toHaveText('Wyniki dla „cynk”');
  await expect(panelField(page)).toBeHidden();
});

test('a misspelled search is offered with its corrected spelling, and a failing backend leaves the search itself @desktop @full', async ({
  page,
  watch,
}) => {
  await openPage(page, '/');
  await searchTrigger(page).click();
  await panelField(page).fill('kreatina');
  await expect(
    page.getByRole('group', { name: 'Czy chodziło o' }).getByRole('option', { name: 'kreatyna' }),
  ).toBeVisible();
  watch.allow(/failed request|console error/);
  await page.route(/getSearchSuggestions/, (route) => route.abort());
  await panelField(page).fill('omega');
  await expect(page.getByText('Podpowiedzi są teraz niedostępne. Naciśnij Enter, aby wyszukać.').first()).toBeVisible();
  await panelField(page).press('Enter');
  await expect(mainHeading(page)).toHaveText('Wyniki dla „omega”');
});

test('[NAV-33] text that is typed between the click on the search trigger and the loading of the panel is kept @desktop @full', async ({
  page,
}) => {
  const release = await holdRequests(page, /\/search-suggestions-panel-/);
  await openPage(page, '/');
  await searchTrigger(page).click();
  await page.keyboard.type('mag');
  release();
  await expect(panelField(page)).toBeFocused();
  await page.keyboard.type('nez');
  await expect(panelField(page)).toHaveValue('magnez');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  // The first closes the list, the second the panel.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(searchTrigger(page)).toBeFocused();
});
