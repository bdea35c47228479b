// Compares a large shop to the demo shop on one machine: category, search, product and menu, then its sitemap and the
// memory of its process. The number of products and of categories may be given: npm run bench:scale -- 50000 2000
import { measureThroughput } from './lib/load.mjs';
import { getProcessMemory } from './lib/process-memory.mjs';
import { CliError, runMain } from '../scripts/lib/cli-error.mjs';
import { ensureBuilt, startTemporaryShop } from '../scripts/lib/temporary-shop.mjs';

const [PRODUCTS = 5000, CATEGORIES = 500] = process.argv.slice(2).map(Number);

/** How many times as long an answer of the large shop may take. */
const LIMIT = 2;

const drawerLevel =
  '{ categories { items { uid children { uid name position include_in_menu url_path url_suffix children_count } } } }';
const wholeMenu =
  '{ categoryList { uid children { uid name url_path children { uid name url_path children { uid name url_path } } } } }';
const ask = (/** @type {string} */ query) => `/graphql?${new URLSearchParams({ query }).toString()}`;

/**
 * What is requested from both shops: pages of the storefront, the level of the menu that a shopper opens in the drawer, and
 * the whole menu, which each server process asks for once in ten seconds. That one is as long as there are categories:
 * it is counted by the category.
 *
 * @type {{ name: string, path: string, each?: RegExp }[]} `each`: finds the parts of the answer among which its time is shared
 */
const subjects = [
  { name: 'category page', path: '/witaminy.html' },
  { name: 'filtered category', path: '/witaminy.html?sort=price_DESC&p=2' },
  { name: 'search page', path: '/search.html?query=magnez' },
  { name: 'product page', path: '/magnez-b6-forte.html' },
  { name: 'home page', path: '/' },
  { name: 'level of the menu (backend)', path: ask(drawerLevel) },
  { name: 'whole menu, 100 categories of it', path: ask(wholeMenu), each: /"uid":/g },
];

/**
 * @param {import('../scripts/lib/shop.mjs').Shop} shop
 * @param {(typeof subjects)[number]} subject
 * @returns {Promise<{ median: number, p99: number }>} ms of an answer, or of 100 parts of it, one request at a time
 */
async function measureAnswers(shop, { path, each }) {
  await measureThroughput(shop.url + path, { connections: 1, seconds: 1 });
  const { median, p99 } = await measureThroughput(shop.url + path, { connections: 1, seconds: 3 });
  if (!each) return { median, p99 };
  const parts = (await (await fetch(shop.url + path)).text()).match(each) ?? [];
  return { median: (median / parts.length) * 100, p99: (p99 / parts.length) * 100 };
}

/**
 * Reads the sitemap with all of its parts.
 *
 * @param {import('../scripts/lib/shop.mjs').Shop} shop
 * @returns {Promise<{ urls: number, parts: number, seconds: number }>}
 */
async function readSitemap(shop) {
  const started = performance.now();
  const read = async (/** @type {string} */ path) => (await fetch(shop.url + path)).text();
  const index = await read('/sitemap.xml');
  const parts = Array.from(
    index.matchAll(/<sitemap>\s*<loc>([^<]+)/g),
    ([, address = '']) => new URL(address).pathname,
  );
  let urls = index.split('<url>').length - 1;
  for (const part of parts) urls += (await read(part)).split('<url>').length - 1;
  return { urls, parts: parts.length, seconds: (performance.now() - started) / 1000 };
}

await runMain(async () => {
  if (![PRODUCTS, CATEGORIES].every((size) => Number.isInteger(size) && size > 0))
    throw new CliError('The numbers of products and of categories are whole: npm run bench:scale -- 50000 2000');
  await ensureBuilt();
  console.log(`Filling a shop with ${PRODUCTS} products and ${CATEGORIES} categories ...`);
  const started = performance.now();
  const large = await startTemporaryShop({
    BACKEND_PRODUCTS: String(PRODUCTS),
    BACKEND_CATEGORIES: String(CATEGORIES),
  });
  console.log(`  took ${((performance.now() - started) / 1000).toFixed(1)} s, the start of the servers included`);
  const small = await startTemporaryShop();
  const slow = [];
  try {
    console.log('\none request at a time, median (p99)           demo shop        large shop   ratio');
    const format = (/** @type {{ median: number, p99: number }} */ { median, p99 }) =>
      `${median.toFixed(1)} (${p99.toFixed(1)}) ms`.padStart(17);
    for (const subject of subjects) {
      const { name } = subject;
      const [demo, grown] = [await measureAnswers(small, subject), await measureAnswers(large, subject)];
      const ratio = grown.median / demo.median;
      console.log(`  ${name.padEnd(34)} ${format(demo)} ${format(grown)} ${ratio.toFixed(2).padStart(7)}`);
      if (ratio > LIMIT) slow.push(`${name} ${ratio.toFixed(2)}`);
    }
    const memory = await getProcessMemory(large.pid);
    const { urls, parts, seconds } = await readSitemap(large);
    console.log(`\nsitemap of the large shop: ${urls} URLs in ${parts} parts, ${seconds.toFixed(1)} s`);
    const [own, grown] = [await getProcessMemory(small.pid), await getProcessMemory(large.pid)];
    console.log(
      `memory of the process: ${own.toFixed(0)} MB demo shop, ${memory.toFixed(0)} MB large shop, ${grown.toFixed(0)} MB after its sitemap`,
    );
  } finally {
    await Promise.all([small.stop(), large.stop()]);
  }
  if (slow.length > 0) throw new CliError(`Slower by more than ${LIMIT} times: ${slow.join(', ')}.`);
});
