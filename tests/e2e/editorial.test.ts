import { expect, test } from '../support/fixtures.ts';
import { openPage, productNames } from './steps/shop-page.ts';

test('a category has an image and a short text above its products, and advice and guides below them @desktop', async ({
  page,
}) => {
  await openPage(page, '/witaminy.html');
  const main = page.getByRole('main');
  const [product, advice] = [productNames(page).first(), main.getByRole('heading', { name: 'Jak wybrać witaminy' })];
  await expect(product).toBeInViewport();
  await expect(advice).not.toBeInViewport();
  await main.getByRole('link', { name: 'Jak dawkować witaminę D3' }).click();
  await expect(page).toHaveURL('/poradnik-dawkowanie-witaminy-d3');
});

test('a brand shows its mark on the overview, on its page and with its products @desktop @full', async ({ page }) => {
  const mark = (name: string) => page.getByRole('main').locator(`img[src*="/marki/${name}"]`);
  await openPage(page, '/marki.html');
  await expect(mark('kruszec')).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: 'Kruszec', exact: true }).click();
  await expect(page).toHaveURL('/marki/kruszec.html');
  await expect(mark('kruszec')).toBeVisible();
  await productNames(page).first().getByRole('link').click();
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Kruszec', exact: true })
    .and(page.locator(':has(img)'))
    .click();
  await expect(page).toHaveURL('/marki/kruszec.html');
});

test('the table of contents of a text leads to its sections @desktop @full', async ({ page }) => {
  await openPage(page, '/regulamin');
  await page.getByRole('navigation', { name: 'Na tej stronie' }).getByRole('link', { name: '6. Reklamacje' }).click();
  await expect(page).toHaveURL(/#section-6-reklamacje$/);
  await expect(page.getByRole('heading', { name: '6. Reklamacje' })).toBeInViewport();
});

test('search results have the advice of their CMS block below them @desktop @full', async ({ page }) => {
  await openPage(page, '/search.html?query=magnez');
  await expect(productNames(page).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Szukasz czegoś konkretnego?' })).toHaveCount(1);
});
