import { expect, test } from '../support/fixtures.ts';
import { bringCart, cartTrigger } from './steps/cart.ts';
import { openCheckout } from './steps/checkout.ts';
import { holdRequests } from './steps/hold-requests.ts';
import { logRequests } from './steps/request-log.ts';
import { mainHeading, openPage, untilFooterInteractive } from './steps/shop-page.ts';

test('[FRM-01] [FRM-02] [FRM-06] the header shows banner, extra link, logo, menu, search, account and cart @desktop', async ({
  page,
}) => {
  await openPage(page, '/sport.html');
  const header = page.getByRole('banner');
  await expect(header.getByText('Darmowa dostawa od 149 zł')).toBeVisible();
  await expect(header.getByRole('link', { name: 'Sklepy stacjonarne' })).toBeVisible();
  for (const name of ['Szukaj', 'Zaloguj się', 'Koszyk, pusty'])
    await expect(header.getByRole('link', { name })).toBeVisible();
  const menu = header.getByRole('navigation', { name: 'Kategorie' });
  await expect(menu.getByRole('link', { name: 'Sport' })).toHaveAttribute('aria-current', 'page');
  // The drawer's button belongs to small screens; the bar shows only while a page is loading.
  await expect(header.locator('[aria-controls="menu-drawer"]')).toBeHidden();
  await expect(header.locator('[aria-controls="menu-drawer"], [data-state="off"]')).toHaveCount(2);
});

test('[FRM-07] the logo links to the home page @full', async ({ page }) => {
  await openPage(page, '/sport.html');
  await page.getByRole('banner').getByRole('link', { name: 'witryna, strona główna' }).click();
  await expect(page).toHaveURL('/');
  await expect(mainHeading(page)).toHaveText('Jesień, która nie zwalnia');
});

test('[CAT-01] [RTE-12] [FRM-18] header and footer link to a CMS page, customer service and stores, which link to a category and a product', async ({
  page,
  features,
}) => {
  await openPage(page, '/');
  const footer = page.getByRole('contentinfo');
  await untilFooterInteractive(page);
  await footer.getByRole('link', { name: 'O Witrynie' }).click();
  await expect(page).toHaveURL('/about-us');
  await expect(mainHeading(page)).toContainText('Witryna');
  await footer.getByRole('link', { name: 'Obsługa klienta' }).click();
  await expect(page).toHaveURL('/customer-service');
  await expect(mainHeading(page)).toHaveText('Obsługa klienta');
  const shops = footer.getByRole('link', { name: 'Sklepy stacjonarne' });
  if (features.has('storeLocator')) {
    await shops.click();
    await expect(mainHeading(page)).toHaveText('Sklepy stacjonarne');
    await page.getByRole('main').getByRole('link', { name: 'Witryna Legnica', exact: true }).click();
    await expect(page).toHaveURL('/stores/legnica');
    await expect(mainHeading(page)).toHaveText('Witryna Legnica');
  } else {
    await expect(shops).toHaveCount(0);
  }
  await openPage(page, '/search.html?query=magnez');
  await page.getByRole('main').getByRole('link', { name: 'Magnez B6 forte', exact: true }).click();
  await page.getByRole('navigation', { name: 'Ścieżka nawigacji' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/mineraly\//);
});

test('[FRM-25] [FRM-26] [FRM-28] the checkout has a header with nothing but the logo and a short footer', async ({
  page,
  shop,
  features,
}) => {
  await bringCart(page, shop);
  await openCheckout(page);
  // Where the backend has no contact data to unfold, help is a link.
  await expect(page.getByRole('banner').getByRole('link')).toHaveText(
    features.has('needHelp') ? ['witryna'] : ['witryna', 'Potrzebujesz pomocy?'],
  );
  await expect(cartTrigger(page)).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(/© \d{4} Witryna/);
  await expect(footer.getByRole('link')).toHaveText(['Obsługa klienta', 'Regulamin', 'Polityka prywatności']);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expect(cartTrigger(page)).toHaveAccessibleName('Koszyk, 1 produkt');
});

test('the first Tab leads to a link past the header @desktop', async ({ page }) => {
  await openPage(page, '/sport.html');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Przejdź do treści' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('[RTE-33] a page that takes long is announced by its outline @desktop @full', async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/sport.html');
  const release = await holdRequests(page, /operationName=getProducts|query=query\+getProducts/);
  const main = page.getByRole('main');
  let isRequested = false;
  page.on('request', (request) => {
    if (request.url().includes('getProducts')) isRequested = true;
  });
  // From here time passes as the test says: a slow browser must not reach the time limit of the request.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000));
  const afterMoments = (read: () => unknown) =>
    expect.poll(async () => {
      await page.clock.runFor(10);
      return read();
    });
  await main.getByRole('link', { name: 'Elektrolity', exact: true }).click();
  await afterMoments(() => isRequested).toBe(true);
  await expect(mainHeading(page)).toHaveText('Sport');
  await page.clock.runFor(3000);
  await afterMoments(() => main.getByRole('heading').count()).toBe(0);
  await afterMoments(() => main.getByRole('listitem', { includeHidden: true }).count()).toBe(6);
  await page.clock.resume();
  release();
  await expect(mainHeading(page)).toHaveText('Elektrolity');
});

test('[AS-1] every page leads to the statement about accessibility, which says whom to tell of a problem @desktop @full', async ({
  page,
}) => {
  await openPage(page, '/sport.html');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dostępność' }).click();
  await expect(mainHeading(page)).toHaveText('Deklaracja dostępności');
  await expect(page.getByRole('main').getByRole('link', { name: 'pomoc@witryna.example' })).toHaveAttribute(
    'href',
    'mailto:pomoc@witryna.example',
  );
});

test('[NAV-14] [NAV-15] the drawer loads a level at a time, from the root category of the store config @mobile', async ({
  page,
}) => {
  await openPage(page, '/');
  const log = logRequests(page);
  const asked = () => log.filter(({ operation }) => operation === 'getDrawerLevel').map(({ body }) => body['id']);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: 'Minerały' })).toBeVisible();
  await expect.poll(asked).toEqual(['Mg==']);
  await drawer.getByRole('button', { name: 'Witaminy, podkategorie' }).click();
  await expect(drawer.getByRole('link', { name: 'Witamina D', exact: true })).toBeVisible();
  await expect.poll(asked).toEqual(['Mg==', 'Mw==']);
  await drawer.getByRole('button', { name: 'Wróć do: Menu główne' }).click();
  await expect(drawer.getByRole('link', { name: 'Minerały' })).toBeVisible();
  expect(asked()).toEqual(['Mg==', 'Mw==']);
});

test('[CON-01] the contact page is reached from the header @desktop', async ({ page }) => {
  await openPage(page, '/sport.html');
  await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click();
  await expect(page).toHaveURL('/contact-us');
  await expect(mainHeading(page)).toHaveText('Kontakt');
});

test('[CON-01] [NAV-13] the contact page is reached from the drawer, which has the extra link too @mobile @full', async ({
  page,
}) => {
  await openPage(page, '/sport.html');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: 'Sklepy stacjonarne' })).toBeVisible();
  await drawer.getByRole('link', { name: 'Kontakt' }).click();
  await expect(page).toHaveURL('/contact-us');
  await expect(mainHeading(page)).toHaveText('Kontakt');
  await expect(drawer).toHaveCount(0);
});

test('[FRM-10] the header has the offline icon while the connection is lost, and no more when it is back @desktop @full', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(
    /ERR_INTERNET_DISCONNECTED|could not be reached|Unable to preload CSS|error occurred when fetching the script|dynamically imported module/,
  );
  await openPage(page, '/sport.html');
  const icon = page.getByRole('banner').getByText('Brak połączenia', { exact: true });
  await expect(icon).toHaveCount(0);
  await context.setOffline(true);
  await expect(icon).toBeVisible();
  await context.setOffline(false);
  await expect(icon).toHaveCount(0);
});

test('[FRM-04] [FRM-16] [FRM-21] [FRM-22] [FRM-23] contact in the header; groups, social pages and copyright in the footer @desktop @full', async ({
  page,
}) => {
  await openPage(page, '/sport.html');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', '/contact-us');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  for (const name of ['Konto', 'O nas', 'Pomoc']) await expect(footer.getByRole('navigation', { name })).toBeVisible();
  await expect(footer.getByRole('heading', { name: 'Obserwuj nas' })).toBeVisible();
  for (const name of ['Facebook', 'Instagram']) await expect(footer.getByRole('link', { name })).toBeVisible();
  await expect(footer.getByText(`© ${new Date().getFullYear()} Witryna`)).toBeVisible();
  await expect(footer.getByRole('link', { name: 'O Witrynie' })).toHaveAttribute('href', '/about-us');
  for (const name of ['Regulamin', 'Polityka prywatności'])
    await expect(footer.getByRole('link', { name })).toBeVisible();
  // Every entry of the demo shop's groups has a page.
  await expect(
    footer
      .getByRole('navigation')
      .getByRole('listitem')
      .filter({ hasNot: page.getByRole('link') }),
  ).toHaveCount(0);
});
