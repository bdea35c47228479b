// Compares the shop with 5,000 products and 500 categories to the demo shop: category, search, product and menu, on one
// machine.
import { measureThroughput } from './lib/load.mjs';
import { CliError, runMain } from '../scripts/lib/cli-error.mjs';
import { ensureBuilt, startTemporaryShop } from '../scripts/lib/temporary-shop.mjs';

const PRODUCTS = 5000;
const CATEGORIES = 500;

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
 * @returns {Promise<number>} ms of the middle answer, or of 100 parts of it, one request at a time
 */
async function measureMedian(shop, { path, each }) {
  await measureThroughput(shop.url + path, { connections: 1, seconds: 1 });
  const { median } = await measureThroughput(shop.url + path, { connections: 1, seconds: 3 });
  if (!each) return median;
  const parts = (await (await fetch(shop.url + path)).text()).match(each) ?? [];
  return (median / parts.length) * 100;
}

await runMain(async () => {
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
    console.log('\nmedian of one request at a time       demo shop   large shop   ratio');
    for (const subject of subjects) {
      const { name } = subject;
      const [demo, grown] = [await measureMedian(small, subject), await measureMedian(large, subject)];
      const ratio = grown / demo;
      console.log(
        `  ${name.padEnd(34)} ${demo.toFixed(1).padStart(7)} ms ${grown.toFixed(1).padStart(9)} ms ${ratio.toFixed(2).padStart(7)}`,
      );
      if (ratio > LIMIT) slow.push(`${name} ${ratio.toFixed(2)}`);
    }
  } finally {
    await Promise.all([small.stop(), large.stop()]);
  }
  if (slow.length > 0) throw new CliError(`Slower by more than ${LIMIT} times: ${slow.join(', ')}.`);
});
