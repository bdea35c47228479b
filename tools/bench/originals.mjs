import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { samplePages } from '../../scripts/lib/sample-pages.mjs';
import { startTemporaryShop } from '../../scripts/lib/temporary-shop.mjs';
import { getMedian } from './metric.mjs';
import { measurePaint } from './paint.mjs';

const RUNS = 3;

/** A stock Magento whose originals have the size of photographs. */
const env = {
  WORKERS: '1',
  BACKEND_PROFILE: 'stock',
  BACKEND_SHOP: 'tests/merchants/german-shoes',
  BACKEND_SECOND_STORE_VIEW: '',
  DEFAULT_LOCALE: '',
  SHOP_NAME: '',
  LOGO_MARK: '',
  // Node loads TypeScript without help from 22.18 on.
  NODE_OPTIONS: `--import=${import.meta.resolve('tsx')}`,
};

const QUERY = '{ products(filter: {}, pageSize: 100) { items { media_gallery { url } } } }';

/**
 * The parts of the answer that are read here.
 *
 * @typedef {{ data: { products: { items: { media_gallery: { url: string }[] }[] } } }} Answer
 */

/**
 * Fetches the originals from the backend once: a Magento stores them, while this one draws them at the first request.
 *
 * @param {string} backendUrl
 * @returns {Promise<number>} median of their bytes
 */
async function fetchOriginals(backendUrl) {
  const response = await fetch(`${backendUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY }),
  });
  const { data } = /** @type {Answer} */ (await response.json());
  const paths = new Set(
    data.products.items.flatMap((item) => item.media_gallery.map(({ url }) => new URL(url).pathname)),
  );
  /** @type {number[]} */
  const sizes = [];
  for (const path of paths) sizes.push((await (await fetch(backendUrl + path)).arrayBuffer()).byteLength);
  return getMedian(sizes);
}

/**
 * Largest paints of pages whose images come from originals of 2 MB: while no image is resized yet, as in a new shop or
 * for a new product, and afterward.
 *
 * @param {import('playwright').Browser} browser
 * @returns {Promise<import('./metric.mjs').Metric[]>}
 */
export async function measureOriginals(browser) {
  const images = await mkdtemp(join(tmpdir(), 'witryna-originals-'));
  try {
    const shop = await startTemporaryShop(env, images);
    try {
      const size = await fetchOriginals(shop.backendUrl);
      /** @type {import('./metric.mjs').Metric[]} */
      const metrics = [{ name: 'originals: size, median', value: size / 1e6, unit: 'MB' }];
      for (const { kind, path } of await samplePages(shop.backendUrl)) {
        // The page itself is rendered before.
        await measurePaint(browser, shop.url + path);
        /** @type {number[]} */
        const first = [];
        /** @type {number[]} */
        const later = [];
        for (let run = 0; run < RUNS; run += 1) {
          await rm(join(shop.dataDir, 'resized-images'), { recursive: true, force: true });
          first.push((await measurePaint(browser, shop.url + path)).largest);
          later.push((await measurePaint(browser, shop.url + path)).largest);
        }
        metrics.push(
          {
            name: `originals ${kind}: largest contentful paint, no image resized`,
            value: getMedian(first),
            unit: 'ms',
          },
          { name: `originals ${kind}: largest contentful paint, images resized`, value: getMedian(later), unit: 'ms' },
        );
      }
      return metrics;
    } finally {
      await shop.stop();
    }
  } finally {
    await rm(images, { recursive: true, force: true });
  }
}
