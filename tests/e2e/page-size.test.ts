import { startTestShop } from '../support/test-shop.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { openPage, productNames } from './steps/shop-page.ts';

/** Tests with a shop whose backend shows twelve products on a page, as stock Magento does. */
const test = base.extend<object, object>({
  shop: [
    async ({}, use, { workerIndex }) => {
      const shop = await startTestShop(`page-size-${workerIndex}`, { BACKEND_PAGE_SIZE: '12' });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test('lists have the page size that is configured in the backend, on the server and with each appended page @desktop', async ({
  page,
}) => {
  await openPage(page, '/sport.html');
  await expect(productNames(page)).toHaveCount(12);
  await expect(page.getByRole('main').getByText('12 z 25 produktów')).toBeVisible();
  await page.getByRole('link', { name: 'Pokaż więcej produktów' }).click();
  await expect(productNames(page)).toHaveCount(24);
  await expect(page.getByRole('main').getByText('24 z 25 produktów')).toBeVisible();
  await page.getByRole('link', { name: 'Strona 3', exact: true }).click();
  await expect(productNames(page)).toHaveCount(1);
  await openPage(page, '/search.html?query=magnez');
  await expect(productNames(page)).toHaveCount(12);
});
