import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dist } from '../../scripts/lib/paths.mjs';
import { startTemporaryShop } from '../../scripts/lib/temporary-shop.mjs';
import { measurePaint } from './paint.mjs';

/**
 * A page with the largest image of a page of the shop, and nothing else.
 *
 * @typedef {{ kind: string, path: string }} StaticPage
 */

/**
 * @param {import('./paint.mjs').PageImage} image
 * @returns {string} the least HTML that shows the image as the shop does
 */
function createHtml({ url, width, height }) {
  const address = new URL(url);
  const source = `${address.pathname}${address.search}`.replaceAll('&', '&amp;');
  return `<!doctype html>
<html lang="pl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Static comparison</title>
<img src="${source}" alt="" width="${Math.round(width)}" height="${Math.round(height)}" style="object-fit: cover">
</html>
`;
}

/**
 * Writes static pages among the files of the built shop. A server that starts later has them.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} name of the shop, in the file names
 * @param {Record<string, string>} env of the shop
 * @param {(backendUrl: string) => Promise<readonly { kind: string, path: string }[]>} findPages
 * @returns {Promise<{ pages: StaticPage[], remove: () => Promise<void> }>} of those whose largest paint is an image
 */
export async function writeStaticPages(browser, name, env, findPages) {
  const shop = await startTemporaryShop(env);
  /** @type {StaticPage[]} */
  const pages = [];
  try {
    for (const { kind, path } of await findPages(shop.backendUrl)) {
      const { image } = await measurePaint(browser, shop.url + path);
      if (!image) continue;
      const staticPath = `/static-comparison-${name}-${kind}.html`;
      await writeFile(join(dist, 'client', staticPath), createHtml(image));
      pages.push({ kind, path: staticPath });
    }
  } finally {
    await shop.stop();
  }
  return {
    pages,
    remove: async () => {
      for (const { path } of pages) await rm(join(dist, 'client', path), { force: true });
    },
  };
}
