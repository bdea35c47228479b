import { samplePages } from '../../scripts/lib/sample-pages.mjs';
import { startTemporaryShop } from '../../scripts/lib/temporary-shop.mjs';
import { measurePictures } from './bundle-size.mjs';
import { measureOriginals } from './originals.mjs';
import { measuredShop } from './measured-shop.mjs';
import { comparePaints } from './paint.mjs';
import { writeStaticPages } from './static-pages.mjs';

/** A stock Magento: it sends the originals, which the storefront's server resizes. */
const env = { ...measuredShop, BACKEND_PROFILE: 'stock' };

/**
 * Paints of a stock Magento, and how many times as many bytes its pictures have as those of the demo, whose backend
 * resizes them; then those of a shop with photographs, see `measureOriginals`.
 *
 * @param {import('./metric.mjs').Bench} bench
 * @returns {Promise<import('./metric.mjs').Metric[]>}
 */
export async function measureStock({ browser, shop: demo, pages: demoPages }) {
  const statics = await writeStaticPages(browser, 'stock', env, samplePages);
  try {
    const shop = await startTemporaryShop(env);
    try {
      const pages = await samplePages(shop.backendUrl);
      const paints = await comparePaints(browser, shop.url, pages, statics.pages);
      /** @type {import('./metric.mjs').Metric[]} */
      const weights = [];
      for (const { kind, path } of pages) {
        const demoPath = demoPages.find((page) => page.kind === kind)?.path ?? '/';
        const bytes = await measurePictures(browser, shop.url + path);
        const demoBytes = await measurePictures(browser, demo.url + demoPath);
        weights.push(
          { name: `${kind}: pictures`, value: bytes / 1000, unit: 'kB' },
          {
            name: `${kind}: pictures next to those of the demo`,
            value: bytes / demoBytes,
            unit: 'times',
            target: { atMost: 1.1 },
          },
        );
      }
      const originals = await measureOriginals(browser);
      return [...paints, ...weights, ...originals].map((metric) => ({ ...metric, name: `stock ${metric.name}` }));
    } finally {
      await shop.stop();
    }
  } finally {
    await statics.remove();
  }
}
