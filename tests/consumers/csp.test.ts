import path from 'node:path';
import { expect, test } from '@playwright/test';
import { watchPages } from '../support/page-watch.ts';
import { nodeFolder } from './sites.ts';

const origin = 'http://shop.test';
const policy = "default-src 'self'; script-src 'nonce-R4nd0m'; style-src 'self' 'nonce-R4nd0m'; img-src data:";
const html = `<!doctype html><html lang="de"><head><title>Schuhe</title><link rel="icon" href="data:," />
<link rel="stylesheet" href="/tokens.css" /><link rel="stylesheet" href="/components.css" /></head>
<body><div id="root"></div><script nonce="R4nd0m" src="/csp.js"></script></body></html>`;

test('overlays need no unsafe-inline in the Content Security Policy', async ({ page }) => {
  const watch = watchPages(page);
  const files = new Map([
    ['/csp.js', 'csp.js'],
    ['/tokens.css', 'node_modules/@witryna/design-tokens/dist/styles.css'],
    ['/components.css', 'node_modules/@witryna/ui/dist/styles.css'],
  ]);
  await page.route(`${origin}/**`, (route) => {
    const file = files.get(new URL(route.request().url()).pathname);
    return file
      ? route.fulfill({ path: path.join(nodeFolder(), file) })
      : route.fulfill({
          body: html,
          contentType: 'text/html; charset=utf-8',
          headers: { 'content-security-policy': policy },
        });
  });
  await page.goto(origin);
  await expect(page.getByText('In den Warenkorb gelegt').first()).toBeVisible();
  await page.getByRole('button', { name: 'Öffnen' }).click();
  await expect(page.getByRole('dialog', { name: 'Größe' })).toBeVisible();
  // The style element of the scroll lock applies.
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
  await page.getByRole('button', { name: 'Mehr' }).click();
  await expect(page.getByRole('menuitem', { name: 'Bearbeiten' })).toBeVisible();
  expect(watch.problems()).toEqual([]);
});
