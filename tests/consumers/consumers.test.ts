import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test as base, type APIRequestContext } from '@playwright/test';
import { root } from '../../scripts/lib/paths.mjs';
import { watchPages, type PageWatch } from '../support/page-watch.ts';
import { site, siteNames } from './sites.ts';

const test = base.extend<{ watch: PageWatch }>({
  watch: [
    async ({ page }, use) => {
      const watch = watchPages(page);
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      await use(watch);
      expect([...watch.problems(), ...warnings], 'errors, failed requests and warnings of the page').toEqual([]);
    },
    { auto: true },
  ],
});

for (const name of siteNames) {
  test.describe(name, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(site(name).url);
      // Effects have run: the page is alive.
      await expect(page.getByRole('status', { name: 'Elementy' })).not.toBeEmpty();
    });

    test('needs no vanilla-extract', async () => {
      const { folder } = site(name);
      expect(await readFile(path.join(folder, 'package.json'), 'utf8')).not.toContain('vanilla-extract');
      expect(existsSync(path.join(folder, 'node_modules', '@vanilla-extract'))).toBe(false);
    });

    test('shows components in the colors of the tokens', async ({ page }) => {
      const button = page.getByRole('button', { name: 'Do koszyka' });
      const wanted = await page.evaluate(() => {
        const probe = document.createElement('i');
        probe.style.cssText =
          'background: var(--w-color-action-primary); color: var(--w-color-action-on-primary); border-radius: var(--w-radius-pill)';
        document.body.append(probe);
        const { backgroundColor, color, borderRadius } = getComputedStyle(probe);
        probe.remove();
        return { backgroundColor, color, borderRadius };
      });
      expect(wanted.backgroundColor).toMatch(/^rgb\(/);
      await expect(button).toHaveCSS('background-color', wanted.backgroundColor);
      await expect(button).toHaveCSS('color', wanted.color);
      await expect(button).toHaveCSS('border-radius', wanted.borderRadius);
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      // The reset is there too.
      await expect(page.locator('body')).toHaveCSS('margin', '0px');
    });

    test('hands refs on to elements', async ({ page }) => {
      await expect(page.getByRole('status', { name: 'Elementy' })).toHaveText('BUTTON INPUT');
    });

    test('opens and closes an accordion', async ({ page }) => {
      const trigger = page.getByRole('button', { name: 'Dawkowanie' });
      const content = page.getByText('Jedna kapsułka dziennie');
      await expect(content).toBeHidden();
      await trigger.click();
      await expect(content).toBeVisible();
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await trigger.press('Enter');
      await expect(content).toBeHidden();
    });

    test('keeps the focus in a dialog and gives it back', async ({ page }) => {
      const opener = page.getByRole('button', { name: 'Skład' });
      await opener.click();
      const dialog = page.getByRole('dialog', { name: 'Skład' });
      await expect(dialog).toBeVisible();
      for (let step = 0; step < 5; step += 1) {
        await page.keyboard.press('Tab');
        await expect(dialog.locator(':focus')).toHaveCount(1);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });

    test('shows a toast', async ({ page }) => {
      await page.getByRole('button', { name: 'Do koszyka' }).click();
      const toast = page.getByRole('region', { name: /Powiadomienia/ }).getByText('Dodano do koszyka');
      await expect(toast).toBeVisible();
      await page.getByRole('button', { name: 'Zamknij powiadomienie' }).click();
      await expect(toast).toBeHidden();
    });

    test('draws Page Builder content and nothing dangerous in it', async ({ page }) => {
      const heading = page.getByRole('heading', { level: 2, name: 'Odporność na co dzień' });
      await expect(heading).toHaveCSS('text-align', 'center');
      await expect(page.getByText('układu odpornościowego')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Zobacz cynk' })).toHaveAttribute('href', '/cynk');
      expect(await page.evaluate(() => 'fromContent' in window)).toBe(false);
    });
  });
}

for (const name of ['Next.js', 'Next.js in development'] as const) {
  test(`${name}: the example of the page builder shows a CMS page`, async ({ page, request, watch }) => {
    // Next.js fetches ahead what links lead to; the example has one page only.
    watch.allow(/\/magnesium\?_rsc=|status of 404/);
    const address = `${site(name).url}/cms/home`;
    const html = await (await request.get(address)).text();
    // A content type whose script comes late is in the server's HTML all the same, closed tabs too.
    expect(html).toContain('Dry, below 25 °C.');
    expect((await request.get(`${site(name).url}/cms/none`)).status()).toBe(404);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 2, name: 'Minerals that add up' })).toHaveCSS(
      'text-align',
      'center',
    );
    await expect(page.getByRole('link', { name: 'how much magnesium' })).toHaveAttribute('href', '/magnesium');
    // A press before the page is alive opens nothing, so it is repeated.
    await expect(async () => {
      await page.getByRole('tab', { name: 'Storage' }).click();
      await expect(page.getByText('Dry, below 25 °C.')).toBeVisible({ timeout: 500 });
    }).toPass();
  });

  test(`${name}: the server sends components and content as HTML`, async ({ request }) => {
    const html = await (await request.get(site(name).url)).text();
    expect(html).toMatch(/<h2[^>]*>Odporność na co dzień<\/h2>/);
    expect(html).toMatch(/<strong>układu odpornościowego<\/strong>/);
    // Closed, and yet there for readers without scripts.
    expect(html).toContain('Jedna kapsułka dziennie, popita wodą.');
    expect(html).toMatch(/<a[^>]*href="\/cynk"[^>]*>Cynk organiczny<\/a>/);
    expect(html).not.toContain('window.fromContent');
    // The host's own link component, with the backend's address taken away.
    expect(html).toMatch(/<a[^>]*href="\/\?strona=magnez"[^>]*>Zobacz magnez<\/a>/);
  });
}

for (const name of ['Next.js', 'Next.js in development'] as const) {
  test(`${name}: a content type of the application has state, whoever renders the content`, async ({ page }) => {
    await page.goto(`${site(name).url}/own-type`);
    for (const section of ['Serwer', 'Przeglądarka']) {
      const region = page.getByRole('region', { name: section });
      const left = region.getByRole('status', { name: 'Zostało' });
      await expect(left).toHaveText('10');
      // A press before the page is alive does nothing, so it is repeated.
      await expect(async () => {
        await region.getByRole('button', { name: 'Odliczaj' }).click();
        await expect(left).not.toHaveText('10', { timeout: 500 });
      }).toPass();
    }
  });
}

test('Next.js: text that the server renders needs hardly any script, and no tree', async ({ request }) => {
  const { url } = site('Next.js');
  const html = await (await request.get(`${url}/text`)).text();
  expect(html).toMatch(/<h2[^>]*>Dostawa<\/h2>/);
  expect(html).not.toContain('contentType');
  const [scripts, others] = [await getScriptSize(request, `${url}/text`), await getScriptSize(request, `${url}/empty`)];
  expect(others).toBeGreaterThan(100_000);
  expect(scripts - others).toBeLessThan(2000);
  const readme = await readFile(path.join(root, 'page-builder', 'README.md'), 'utf8');
  const [, stated] = /of text alone loads (\d+) kB/.exec(readme) ?? [];
  expect(((scripts - others) / 1000).toFixed(0), 'kB as the README states them').toBe(stated);
});

/** Bytes of all scripts that a page names, in brotli. */
async function getScriptSize(request: APIRequestContext, url: string): Promise<number> {
  const html = await (await request.get(url)).text();
  const paths = new Set(Array.from(html.matchAll(/\/_next\/static\/[^"'\\]+\.js/g), ([path]) => path));
  const files = await Promise.all(
    Array.from(paths, async (path) => (await request.get(new URL(path, url).href)).body()),
  );
  return files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0);
}
