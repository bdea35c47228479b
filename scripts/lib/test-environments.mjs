import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * Packages of dialogs that are CommonJS to Node and ES modules to a bundler, in whose form tests with a document need
 * them.
 */
const bundled = 'react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-sidecar|use-callback-ref';

/** For `resolve.alias` of a configuration with tests that have a document. */
export const documentAliases = [{ find: new RegExp(`^(${bundled})$`), replacement: '$1/dist/es2015/index.js' }];

/** For `server.deps.inline` of such a configuration: only what Vite loads is found by aliases. */
export const documentPackages = [/@radix-ui/, new RegExp(bundled)];

/**
 * Ends of the paths of tests with a document that get a process each. A context does not let them take the document
 * away and give it back, or load the router, which is a CommonJS module that requires ES modules there.
 */
const needProcess = [
  '/conformance/conformance.test.tsx',
  '/server/seo/sitemap.test.ts',
  '/src/platform/hydration/below-fold.test.tsx',
  '/src/platform/navigation/app-link.test.tsx',
  '/src/shell/refresh-page.test.ts',
  '/src/cart/cart-sync.test.tsx',
  '/src/cart-page/coupon-form.test.tsx',
  '/src/content/cms-products.test.tsx',
  '/src/checkout/address-step.test.tsx',
  '/src/checkout/checkout-api-order.test.ts',
  '/src/checkout/checkout-api.test.ts',
  '/src/checkout/checkout-sections.test.tsx',
  '/src/newsletter/newsletter-block.test.tsx',
  '/src/search/search-page.test.tsx',
  '/src/store-locator/store-search-form.test.tsx',
  '/src/wishlist/wishlist-toggle.test.tsx',
  '/src/withdrawal/confirm-withdrawal.test.tsx',
  '/src/withdrawal/find-order.test.tsx',
  '/src/auth/price-refresh.test.tsx',
  '/src/auth/deletion-note.test.tsx',
  '/src/account/delete-account-dialog.test.tsx',
  '/src/account/delete-account.test.tsx',
  '/src/account/drawer-account.test.tsx',
  '/src/account/overview.test.tsx',
  '/src/account/wishlist/use-wishlist.test.tsx',
  '/src/cart/bring-posted-cart.test.tsx',
  '/src/orders/cancel-order.test.tsx',
  '/src/orders/customer-order.test.tsx',
  '/src/orders/linked-order.test.tsx',
  '/src/orders/order-details.test.tsx',
  '/src/orders/order-history.test.tsx',
  '/src/orders/track-order.test.tsx',
  '/src/recently-viewed/recent-list.test.tsx',
  '/src/send-friend/send-to-friend.test.tsx',
  '/src/review/review-form.test.tsx',
  '/src/compare/compare-toggle.test.tsx',
  '/unit/american-prices.test.tsx',
  '/unit/custom-attributes.test.tsx',
  '/unit/customer-fields.test.tsx',
  '/unit/merchant-settings.test.tsx',
  '/unit/shipping-page.test.tsx',
  '/unit/new-address.test.tsx',
  '/unit/store-credit.test.tsx',
  '/unit/street-lines.test.tsx',
  '/product-types/file-order.test.tsx',
  '/product-types/variant-delivery-time.test.tsx',
  '/product-types/variant-with-options.test.tsx',
  '/sale-terms/fixed-taxes.test.tsx',
  '/sale-terms/product-page.test.tsx',
  '/product-places/american-bikes.test.tsx',
  '/product-places/demo.test.tsx',
  '/product-places/german-shoes.test.tsx',
  '/shop-page/opened-screen.test.tsx',
  '/unknown-merchant/browser-pages.test.tsx',
];

/**
 * Unit tests as three of Vitest's projects. What runs without a document shares its modules with the next file, which
 * saves most of its time; a file with a document gets all of its own, for what is left behind in one cannot be tidied
 * up. It gets them in a context within the thread of the file before, because jsdom itself takes longer to load than
 * most of these files to run.
 *
 * @param {object} choice
 * @param {string} choice.name of the run
 * @param {readonly string[]} choice.folders from the project's root
 * @param {readonly string[]} [choice.without] ends of the paths to leave out
 * @returns {import('vitest/config').TestProjectInlineConfiguration[]}
 */
export function byEnvironment({ name, folders, without = [] }) {
  const files = folders.flatMap(testFiles).filter((path) => !without.some((end) => path.endsWith(end)));
  const hasDocument = (/** @type {string} */ path) =>
    readFileSync(join(root, path), 'utf8').startsWith('// @vitest-environment jsdom');
  const needsProcess = (/** @type {string} */ path) => needProcess.some((end) => path.endsWith(end));
  return [
    {
      extends: true,
      test: {
        name: `${name}, with a document`,
        pool: 'vmThreads',
        include: files.filter((path) => hasDocument(path) && !needsProcess(path)),
      },
    },
    { extends: true, test: { name: `${name}, with a document and a process`, include: files.filter(needsProcess) } },
    { extends: true, test: { name, isolate: false, include: files.filter((path) => !hasDocument(path)) } },
  ];
}

/** @param {string} folder */
function testFiles(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.test\.tsx?$/.test(path) && !/\/(?:node_modules|dist)\//.test(path));
}
