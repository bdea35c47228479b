import type { Locator, Page } from '@playwright/test';
import { featureTest } from '../support/feature-test.ts';
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { createCustomer, expectAccount, signIn } from './steps/account.ts';
import { bringCart, products } from './steps/cart.ts';
import { logRequests } from './steps/request-log.ts';
import { mainHeading, openPage } from './steps/shop-page.ts';
import { expectNoStores } from './steps/stores.ts';

test.use({ reducedMotion: 'reduce' });

const gdansk = { latitude: 54.352, longitude: 18.6466 };

/** The shops of the list, in their order. */
const shops = (page: Page): Locator => page.getByRole('main').getByRole('article');
const status = (page: Page): Locator => page.getByRole('main').getByRole('status');
const locateButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Użyj mojej lokalizacji' });
const getFavoriteToggle = (page: Page, store: string): Locator =>
  page.getByRole('main').getByRole('button', { name: `Twój sklep: ${store}` });
const widget = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: /, Twój sklep$/ });

async function search(page: Page, place: string): Promise<void> {
  await page.getByRole('main').getByLabel('Miejscowość lub kod pocztowy').fill(place);
  await page.getByRole('main').getByRole('button', { name: 'Znajdź sklepy' }).click();
}

/** What is in storage under the favorite's key of a store view. */
const stored = (page: Page, view = 'witryna_pl_pl_pl') =>
  page.evaluate((key) => localStorage.getItem(key), `favorite_store_${view}`);

const storeTest = featureTest(test, 'storeLocator', expectNoStores);

storeTest(
  '[LOC-06] [LO-2] [LO-3] shops are found by town and postcode, nearest first, with distance and hours in words @desktop',
  async ({ page }) => {
    await openPage(page, '/stores');
    await search(page, '80-299');
    await expect(page).toHaveURL('/stores?q=80-299');
    await expect(status(page)).toHaveText('40 sklepów, najbliższe na górze. Odległości liczymy od: 80-299');
    await expect(shops(page).first()).toContainText(/Witryna Gdańsk.*\d km stąd/s);
    await expect(shops(page).first()).toContainText(/Otwarte do \d+:\d\d|Zamknięte|Nieczynne/);
    await expectNoAxeViolations(page);
    await search(page, 'lodz');
    await expect(shops(page).first()).toContainText('Witryna Łódź');
    await search(page, 'Małopolskie');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['małopolskie']);
    await search(page, 'Atlantyda');
    await expect(status(page)).toContainText('Nie znamy miejscowości „Atlantyda”.');
    await expect(shops(page)).toHaveCount(40);
  },
);

storeTest(
  '[LO-1] the location is asked for on a press only, and the search goes on when it is refused @mobile @full',
  async ({ page }) => {
    await page.addInitScript((at) => {
      const calls: PositionCallback[] = [];
      Object.assign(window, { locationCalls: calls });
      navigator.geolocation.getCurrentPosition = (found, refuse) => {
        calls.push(found);
        const denied = {
          code: 1,
          message: 'User denied Geolocation',
          PERMISSION_DENIED: 1,
          POSITION_UNAVAILABLE: 2,
          TIMEOUT: 3,
        } as const;
        if (calls.length === 1) refuse?.(denied);
        else {
          const coords = { ...at, accuracy: 1, altitude: null, altitudeAccuracy: null, heading: null, speed: null };
          found({ timestamp: 0, coords: { ...coords, toJSON: () => coords }, toJSON: () => coords });
        }
      };
    }, gdansk);
    const asked = () =>
      page.evaluate(() =>
        'locationCalls' in window && Array.isArray(window.locationCalls) ? window.locationCalls.length : -1,
      );
    await openPage(page, '/stores');
    await expect(locateButton(page)).not.toHaveAttribute('aria-disabled');
    expect(await asked()).toBe(0);
    await locateButton(page).click();
    await expect(status(page)).toContainText('Przeglądarka nie podała, gdzie jesteś.');
    const log = logRequests(page);
    await locateButton(page).click();
    await expect(status(page)).toHaveText('40 sklepów, najbliższe Ciebie na górze');
    await expect(shops(page).first()).toContainText(/Witryna Gdańsk, Główne Miasto.*0,5 km stąd/s);
    expect(log.filter(({ body }) => JSON.stringify(body).includes('54.35'))).toEqual([]);
    await search(page, 'Zamość');
    await expect(shops(page).first()).toContainText('Witryna Zamość');
  },
);

storeTest(
  '[LOC-08] [LOC-12] [LOC-14] [LO-4] a guest chooses a favorite store and finds it in the header and beside products @desktop',
  async ({ page }) => {
    const log = logRequests(page);
    await openPage(page, '/stores');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Wybierz swój sklep' })).toBeVisible();
    const legnica = getFavoriteToggle(page, 'Witryna Legnica');
    await legnica.click();
    await expect(legnica).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Twój sklep to teraz Witryna Legnica.', { exact: true })).toBeVisible();
    await getFavoriteToggle(page, 'Witryna Toruń').click();
    await expect(legnica).toHaveAttribute('aria-pressed', 'false');
    await expect(widget(page)).toHaveText('Witryna Toruń');
    expect(await stored(page)).toContain('"identifier":"torun"');
    expect(log.filter(({ operation }) => operation === 'setFavoriteStore')).toEqual([]);

    await test.step('the widget tells its hours and leads to it', async () => {
      await widget(page).click();
      const banner = page.getByRole('banner');
      await expect(banner.getByText(/Otwarte do|Zamknięte|Nieczynne/)).toBeVisible();
      await expectNoAxeViolations(page, { include: 'header' });
      await banner.getByRole('link', { name: 'Adres i godziny otwarcia' }).click();
      await expect(page).toHaveURL('/stores/torun');
      await expect(mainHeading(page)).toHaveText('Witryna Toruń');
      await expect(page.getByRole('main').getByRole('button', { name: 'Twój sklep' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    });

    await test.step('the product page says whether the store has it', async () => {
      await openPage(page, products.magnesium.path);
      await expect(widget(page)).toHaveText('Witryna Toruń');
      await expect(
        page
          .getByRole('main')
          .getByText(/^(?:Do odbioru w sklepie Witryna Toruń|Odbiór w sklepie Witryna Toruń niedostępny)$/),
      ).toBeVisible();
    });
  },
);

storeTest(
  '[LOC-06] [LO-2] [UI-12] a product page opens the stores with their stock of the product, found by place, the favorite first @full',
  async ({ page }) => {
    const panel = page.getByRole('dialog', { name: 'Odbiór w sklepach' });
    const rows = panel.getByRole('article');
    await openPage(page, products.magnesium.path);
    const link = page.getByRole('main').getByRole('link', { name: 'Sprawdź odbiór w sklepach' });
    await page.mouse.move(20, 20);
    await page.mouse.move(200, 200);
    await expect(
      page.getByRole('main').getByRole('button', { name: `Ulubione: ${products.magnesium.name}` }),
    ).toBeVisible();

    await test.step('by keyboard, and the focus returns', async () => {
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(panel.getByRole('heading', { name: 'Odbiór w sklepach' })).toBeFocused();
      await expect(panel.getByRole('status')).toHaveText(/^Sklepy z odbiorem tego produktu: \d+ z 38\.$/);
      await expect(page).toHaveURL(products.magnesium.path);
      await expect(rows).toHaveCount(8);
      await expect(rows.first().getByText('Do odbioru', { exact: true })).toBeVisible();
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(link).toBeFocused();
    });

    await test.step('the search, and a favorite', async () => {
      await link.click();
      const search = panel.getByRole('searchbox', { name: 'Miejscowość, kod pocztowy lub sklep' });
      await search.fill('80-299');
      await expect(panel.getByRole('status')).toContainText('Najbliższe na górze, odległości od: 80-299.');
      await expect(rows.first()).toContainText(/Witryna Gdańsk.*\d km stąd/s);
      await search.fill('Atlantyda');
      await expect(panel.getByRole('status')).toContainText('Nie znamy miejscowości „Atlantyda”.');
      await expect(rows).toHaveCount(0);
      await search.fill('Zamość');
      const zamosc = rows.first();
      await expect(zamosc).toContainText('Witryna Zamość');
      await zamosc.getByRole('button', { name: 'Twój sklep: Witryna Zamość' }).click();
      await expect(zamosc.getByRole('button', { name: 'Twój sklep: Witryna Zamość' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
    });

    await test.step('the favorite store first, with the way to its page', async () => {
      await page
        .getByRole('main')
        .getByRole('link', {
          name: /^(?:Do odbioru w sklepie Witryna Zamość|Odbiór w sklepie Witryna Zamość niedostępny)$/,
        })
        .click();
      await expect(rows.first()).toContainText('Witryna Zamość');
      await rows.first().getByRole('link', { name: 'Witryna Zamość', exact: true }).click();
      await expect(page).toHaveURL('/stores/zamosc');
      await expect(mainHeading(page)).toHaveText('Witryna Zamość');
    });
  },
);

storeTest(
  '[LO-1] the stores with a product are listed by distance where the position was granted before @desktop @full',
  async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(gdansk);
    await openPage(page, products.magnesium.path);
    await page
      .getByRole('main')
      .getByRole('link', { name: /w sklepach$|w sklepie/ })
      .click();
    const panel = page.getByRole('dialog', { name: 'Odbiór w sklepach' });
    await expect(panel.getByRole('status')).toContainText('Najbliższe Tobie na górze.');
    await expect(panel.getByRole('article').first()).toContainText(/Witryna Gdańsk, Główne Miasto.*0,5 km stąd/s);
  },
);

storeTest(
  'the stores with a product are fetched again on request when that failed @desktop @full',
  async ({ page, watch }) => {
    watch.allow(/CommerceError|Failed to load resource|getStoresWithProduct/);
    await page.route(/graphql.*getStoresWithProduct/, (route) => route.fulfill({ status: 503, body: 'maintenance' }));
    await openPage(page, products.magnesium.path);
    await page.getByRole('main').getByRole('link', { name: 'Sprawdź odbiór w sklepach' }).click();
    const panel = page.getByRole('dialog', { name: 'Odbiór w sklepach' });
    await expect(panel.getByRole('alert')).toContainText('Nie udało się sprawdzić odbioru w sklepach.');
    await page.unroute(/graphql.*getStoresWithProduct/);
    await panel.getByRole('button', { name: 'Sprawdź ponownie' }).click();
    await expect(panel.getByRole('article')).toHaveCount(8);
  },
);

storeTest(
  '[LOC-16] [LOC-17] a favorite of another store view is found by its identifier @desktop',
  async ({ page }) => {
    await openPage(page, '/stores/zamosc');
    await page.getByRole('main').getByRole('button', { name: 'Ustaw jako mój sklep' }).click();
    await expect(widget(page)).toBeVisible();
    await page.evaluate(() => {
      localStorage.setItem(
        'favorite_store_witryna_pl_en_gb',
        localStorage.getItem('favorite_store_witryna_pl_pl_pl') ?? '',
      );
      localStorage.removeItem('favorite_store_witryna_pl_pl_pl');
    });
    const log = logRequests(page);
    await openPage(page, '/');
    await expect(widget(page)).toHaveText('Witryna Zamość');
    expect(log.find(({ operation }) => operation === 'FavoriteStoreFullDetails')).toMatchObject({
      body: { identifier: 'zamosc' },
    });
    expect(await stored(page)).toContain('"identifier":"zamosc"');
  },
);

storeTest(
  '[LOC-13] [LOC-15] [LOC-20] a customer’s favorite is kept on the server, comes back with the sign-in and leaves with the sign-out @desktop @full',
  async ({ page, shop }) => {
    const customer = await createCustomer(shop);
    const log = logRequests(page);
    const open = async () => {
      await openPage(page, '/sign-in');
      await signIn(page, customer);
      await expectAccount(page, customer);
    };
    await open();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sklepy stacjonarne' }).click();
    await getFavoriteToggle(page, 'Witryna Radom').click();
    await expect(page.getByText('Twój sklep to teraz Witryna Radom.', { exact: true })).toBeVisible();
    expect(log.find(({ operation }) => operation === 'setFavoriteStore')).toMatchObject({
      method: 'POST',
      body: { identifier: 'radom' },
    });

    await openPage(page, '/customer/account');
    // The browser logs what is refused while the token is being revoked.
    await page.waitForLoadState('networkidle');
    await page.getByRole('main').getByRole('button', { name: 'Wyloguj się' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Wybierz swój sklep' })).toBeVisible();
    expect(await stored(page)).toBeNull();

    await open();
    await expect(widget(page)).toHaveText('Witryna Radom');
  },
);

test('[SUB-01] [SUB-02] [CAT-13] [CRT-31] product page and filled cart show the subscription offer @desktop', async ({
  page,
  shop,
  features,
}) => {
  const offer = page.getByRole('main').getByRole('complementary').filter({ hasText: 'stałą dostawę' });
  await openPage(page, products.magnesium.path);
  await offer.getByRole('link', { name: 'Zapytaj o stałą dostawę' }).click();
  await expect(mainHeading(page)).toHaveText('Kontakt');
  await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('subscription');
  await openPage(page, '/cart');
  await expect(mainHeading(page)).toBeVisible();
  await expect(offer).toHaveCount(0);
  await bringCart(page, shop);
  const log = logRequests(page);
  await openPage(page, '/cart');
  await expect(offer).toBeVisible();
  const { document } = log.find(({ operation }) => operation === 'getCartDetails') ?? {};
  for (const field of [
    'id',
    'total_quantity',
    ...(features.has('cartBadge') ? ['total_summary_quantity_including_config'] : []),
  ])
    expect(document).toMatch(new RegExp(`\\b${field}\\b`));
});
