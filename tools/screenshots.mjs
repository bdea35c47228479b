// Takes the images of the README: pages of the demo shop at 1440 and 375 px, and the start of Storybook, into
// docs/screenshots. `npm run screenshots`; Storybook's is left as it is while there is no `npm run storybook:build`.
import { existsSync } from 'node:fs';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ensureChromium } from '../scripts/chromium.mjs';
import { CliError, runMain } from '../scripts/lib/cli-error.mjs';
import { root } from '../scripts/lib/paths.mjs';
import { ensureBuilt, startTemporaryShop } from '../scripts/lib/temporary-shop.mjs';
import { serveStorybook, storybookFolder } from './visual/storybook-site.mjs';

/** All images together, in bytes. */
const LIMIT = 1_500_000;

const folder = join(root, 'docs', 'screenshots');

const sizes = { 1440: 1000, 375: 812 };

/** Pages of the shop; the cart is filled first. */
const pages = { home: '/', category: '/odpornosc.html', product: '/witamina-c-1000.html', cart: '/cart' };

/**
 * @param {import('playwright').Page} page
 * @param {string} name
 * @returns {Promise<number>} bytes
 */
async function keep(page, name) {
  const file = join(folder, `${name}.webp`);
  await writeFile(
    file,
    await sharp(await page.screenshot())
      .webp({ quality: 82, effort: 6 })
      .toBuffer(),
  );
  const { size } = await stat(file);
  console.log(`${(size / 1000).toFixed(0).padStart(5)} kB  docs/screenshots/${name}.webp`);
  return size;
}

/** Fonts and images are there. */
async function settle(/** @type {import('playwright').Page} */ page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/**
 * A guest's cart with two products.
 *
 * @param {string} backendUrl
 * @returns {Promise<string>} its id
 */
async function fillCart(backendUrl) {
  /** @param {string} query */
  const ask = async (query) => {
    const response = await fetch(`${backendUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const answer = /** @type {{ data: { createEmptyCart: string } }} */ (await response.json());
    return answer.data;
  };
  const { createEmptyCart: id } = await ask('mutation { createEmptyCart }');
  const items = '[{ sku: "WIT-C1000", quantity: 2 }, { sku: "WIT-MGB6", quantity: 1 }]';
  await ask(`mutation { addProductsToCart(cartId: "${id}", cartItems: ${items}) { cart { id } } }`);
  return id;
}

await runMain(async () => {
  await ensureBuilt();
  const { chromium } = await import('playwright');
  const executablePath = await ensureChromium();
  await mkdir(folder, { recursive: true });
  const shop = await startTemporaryShop();
  const browser = await chromium.launch({ executablePath });
  let total = 0;
  try {
    const cart = {
      name: 'cartId',
      value: JSON.stringify({ value: await fillCart(shop.backendUrl), timeStored: Date.now() }),
    };
    for (const [width, height] of Object.entries(sizes)) {
      const context = await browser.newContext({
        viewport: { width: Number(width), height },
        locale: 'pl-PL',
        reducedMotion: 'reduce',
      });
      await context.setStorageState({ cookies: [], origins: [{ origin: shop.url, localStorage: [cart] }] });
      const page = await context.newPage();
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(shop.url + path);
        if (name === 'cart') await page.getByRole('list', { name: 'Produkty w koszyku' }).waitFor();
        await settle(page);
        total += await keep(page, `${name}-${width}`);
      }
      await context.close();
    }
    if (existsSync(join(storybookFolder, 'index.html'))) {
      const site = await serveStorybook();
      try {
        const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
        await page.goto(site.url);
        await page
          .frameLocator('#storybook-preview-iframe')
          .locator('#storybook-docs h1, #storybook-root > *')
          .first()
          .waitFor();
        await settle(page);
        total += await keep(page, 'storybook-1440');
      } finally {
        await site.stop();
      }
    }
  } finally {
    await browser.close();
    await shop.stop();
  }
  if (total > LIMIT) throw new CliError(`The pictures have ${total} bytes together, more than ${LIMIT}.`);
});
