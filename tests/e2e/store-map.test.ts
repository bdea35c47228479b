import type { Page } from '@playwright/test';
import { featureTest } from '../support/feature-test.ts';
import { expectNoStores } from './steps/stores.ts';
import { expect, expectNoAxeViolations, test } from './steps/third-party-shop.ts';
import { mainHeading, openPage } from './steps/shop-page.ts';

test.use({ reducedMotion: 'reduce' });

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);
const map = (page: Page) => page.getByRole('group', { name: 'Mapa naszych sklepów' });

/** Answers the host of the map's images, and lists what was requested from it. */
async function answerTiles(page: Page, isThere: boolean): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://tiles.example/**', (route) => {
    asked.push(route.request().url());
    return isThere ? route.fulfill({ contentType: 'image/png', body: picture }) : route.abort();
  });
  return asked;
}

const mapTest = featureTest(test, 'storeLocator', expectNoStores);

mapTest('the map of the stores comes when it is asked for, and its marks lead to the stores', async ({ page }) => {
  const asked = await answerTiles(page, true);
  await openPage(page, '/stores?q=Gda%C5%84sk');
  await expect(page.getByText('Obrazy mapy pochodzą z serwera tiles.example.', { exact: false })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Pokaż mapę' }).click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  for (const url of asked) expect(url).toMatch(/^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/);
  await expect(map(page).getByRole('button')).toHaveCount(40);
  await expect(page.getByText('© Kafle testowe')).toBeVisible();
  // Marks of one town overlap; the list is the other way to each store. (WCAG 2.5.8, “equivalent”)
  await expectNoAxeViolations(page, { include: 'main', exclude: '.leaflet-marker-icon' });

  const mark = map(page).getByRole('button', { name: 'Witryna Szczecin', exact: false }).first();
  const name = (await mark.getAttribute('aria-label')) ?? '';
  await mark.focus();
  await page.keyboard.press('Enter');
  await map(page).getByRole('link', { name, exact: true }).click();
  await expect(mainHeading(page)).toHaveText(name);

  await page.getByRole('button', { name: 'Pokaż mapę' }).click();
  // It is drawn once it is near the screen, and the new page begins at its top.
  await map(page).scrollIntoViewIfNeeded();
  await expect(map(page).getByRole('button')).toHaveCount(1);
  await page.getByRole('button', { name: 'Ukryj mapę' }).click();
  await expect(map(page)).toHaveCount(0);
});

mapTest('without its pictures the map says so, and marks and list stay @desktop @full', async ({ page, watch }) => {
  watch.allow(/tiles\.example|ERR_FAILED/);
  await answerTiles(page, false);
  await openPage(page, '/stores');
  await page.getByRole('button', { name: 'Pokaż mapę' }).click();
  await expect(page.getByText('Nie udało się wczytać części mapy. Sklepy i tak są na niej zaznaczone.')).toBeVisible();
  await expect(map(page).getByRole('button')).toHaveCount(40);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(40);
});
