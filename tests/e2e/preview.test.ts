import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../support/fixtures.ts';
import { startTestShop } from '../support/test-shop.ts';
import { logRequests } from './steps/request-log.ts';
import { mainHeading } from './steps/shop-page.ts';

const preview = { authorization: 'preview-token', version: '1767225600' };

/** A shop that takes previews from one admin, and that admin's page. */
const test = base.extend<object, { adminUrl: string }>({
  adminUrl: [
    async ({}, use) => {
      const admin = createServer((_, response) =>
        response.setHeader('content-type', 'text/html').end('<!doctype html><title>Admin</title>'),
      );
      await new Promise<void>((resolve) => admin.listen(0, resolve));
      const address = admin.address();
      await use(`http://localhost:${isAddress(address) ? address.port : 0}`);
      await new Promise((resolve) => admin.close(resolve));
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ adminUrl }, use) => {
      const shop = await startTestShop('preview', {
        PREVIEW_ORIGINS: adminUrl,
        BACKEND_ADMIN_TOKEN: preview.authorization,
      });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

function isAddress(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}

/** Opens the shop from the admin's page, as an editor does. */
async function openFromAdmin(admin: Page, adminUrl: string, address: string) {
  await admin.goto(adminUrl);
  const opened = admin.waitForEvent('popup');
  const shopWindow = await admin.evaluateHandle((target) => window.open(target), address);
  const shopPage = await opened;
  return {
    shopPage,
    send: (message: object) => shopWindow.evaluate((target, data) => target?.postMessage(data, '*'), message),
  };
}

test('[PRV-01] [PRV-03] [PRV-04] [PRV-06] a message of the admin reloads the page, which then requests content with the preview token and version @desktop', async ({
  page,
  shop,
  adminUrl,
}) => {
  const { shopPage, send } = await openFromAdmin(page, adminUrl, `${shop.url}/sport.html`);
  await expect(mainHeading(shopPage)).toHaveText('Sport');
  const log = logRequests(shopPage);
  await expect(async () => {
    await send(preview);
    expect(log.map(({ operation }) => operation)).toContain('getCategory');
  }).toPass();
  await expect(mainHeading(shopPage)).toHaveText('Sport');
  await shopPage.getByRole('navigation', { name: 'Podkategorie' }).getByRole('link', { name: 'Kreatyna' }).click();
  await expect(mainHeading(shopPage)).toHaveText('Kreatyna');

  const content = log.filter(({ operation }) =>
    ['ResolveURL', 'getCategory', 'getProducts'].includes(String(operation)),
  );
  expect(content.length).toBeGreaterThan(3);
  for (const { headers } of content) {
    expect(headers).toMatchObject({
      authorization: `Bearer ${preview.authorization}`,
      'preview-version': preview.version,
    });
  }
  for (const { headers } of log.filter((request) => !content.includes(request)))
    expect(headers).not.toHaveProperty('preview-version');
});

test('[RSK-10] a message that is not from the admin changes nothing @desktop', async ({ page, shop }) => {
  await page.goto(`${shop.url}/sport.html`);
  await expect(mainHeading(page)).toHaveText('Sport');
  await page.evaluate((data) => {
    const malformed = [
      data,
      JSON.stringify(data),
      { ...data, authorization: 'a\r\nX-Evil: 1' },
      { ...data, version: {} },
      [data],
      null,
      7,
      { __proto__: data },
      'x'.repeat(100_000),
    ];
    for (const message of malformed) window.postMessage(message, '*');
    // From a frame of no origin, which claims to be the admin.
    const frame = Object.assign(document.createElement('iframe'), { sandbox: 'allow-same-origin', src: 'about:blank' });
    document.body.append(frame);
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'null', source: frame.contentWindow }));
    frame.remove();
  }, preview);
  await page.getByRole('navigation', { name: 'Podkategorie' }).getByRole('link', { name: 'Kreatyna' }).click();
  await expect(mainHeading(page)).toHaveText('Kreatyna');
  expect(await page.evaluate(() => sessionStorage.getItem('witryna_preview'))).toBeNull();
});
