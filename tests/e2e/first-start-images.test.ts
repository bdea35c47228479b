import { ACCEPT } from '../../scripts/lib/render-images.mjs';
import { neededFiles, findImages } from '../../scripts/lib/needed-images.mjs';
import { expect, test } from '../support/fixtures.ts';

/** Screens with the width, height and device pixel ratio of phones, tablets and desktops. */
const screens = [
  { width: 375, height: 812, deviceScaleFactor: 2 },
  { width: 375, height: 812, deviceScaleFactor: 3 },
  { width: 768, height: 1024, deviceScaleFactor: 2 },
  { width: 1440, height: 900, deviceScaleFactor: 1 },
  { width: 1440, height: 900, deviceScaleFactor: 2 },
];
const pages = ['/', '/witaminy.html', '/witamina-c-1000.html', '/witamina-d3-k2-krople.html'];

for (const { width, height, deviceScaleFactor } of screens) {
  test(`@desktop all images that Chromium requests at first are rendered at the first start: ${width} px, ${deviceScaleFactor}x`, async ({
    browser,
    shop,
  }) => {
    const isMobile = width < 960;
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor,
      isMobile,
      hasTouch: isMobile,
    });
    for (const path of pages) {
      const html = await (await fetch(new URL(path, shop.url))).text();
      const drawn = new Set(
        findImages(html)
          .flatMap(neededFiles)
          .map((address) => new URL(address, shop.url).href),
      );
      const page = await context.newPage();
      /** Entity tags by URL; the image cache has them as keys. */
      const requested = new Map<string, string | null>();
      page.on('response', (response) => {
        if (new URL(response.url()).pathname.startsWith('/media/'))
          requested.set(response.url(), response.headers()['etag'] ?? null);
      });
      await page.goto(new URL(path, shop.url).href);
      await page.waitForLoadState('networkidle');
      await page.close();

      expect(requested.size, `pictures of ${path}`).toBeGreaterThan(0);
      expect(
        [...requested.keys()].filter((url) => !drawn.has(url)),
        `pictures of ${path} that are not drawn`,
      ).toEqual([]);
      for (const [url, tag] of requested) {
        const response = await fetch(url, { headers: { accept: ACCEPT } });
        expect(response.headers.get('etag'), url).toBe(tag);
        await response.body?.cancel();
      }
    }
    await context.close();
  });
}
