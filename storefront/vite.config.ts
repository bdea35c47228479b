import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { BuildEnvironmentOptions, Rolldown } from 'vite';
import { allThemeModules } from './server/pages/document-theme.ts';
import { documents } from './vite/minify-documents.ts';
import { layeredStyles } from './vite/layered-styles.ts';
import { messages } from './vite/messages-plugin.ts';
import { serviceWorker } from './vite/service-worker.ts';
import { treeShakableRouter } from './vite/tree-shakable-router.ts';
import { slimAliases } from './vite/slim-aliases.ts';
import { sourceResolution } from './vite/source-resolution.ts';
import { findStaticImports } from './vite/static-imports.ts';
import { toClassName } from './vite/to-class-name.ts';

const repository = path.dirname(import.meta.dirname);
/**
 * Where the modules of merchants' content are. Of the library only what the shop's own pages do not need from the
 * beginning.
 */
const contentModules = /[\\/](?:page-builder|ui[\\/]src[\\/](?:carousel|motion|table))[\\/]/;

/** Puts what every renderer of merchants' content needs into one file; those that are loaded late have their own. */
function pageBuilderChunk(moduleId: string, context: Rolldown.ChunkingContext): string | null {
  const start = path.join(repository, 'page-builder/src/render/page-builder.tsx');
  const modules = findStaticImports(start, (id) =>
    contentModules.test(id) ? context.getModuleInfo(id)?.importedIds : undefined,
  );
  return contentModules.test(moduleId) && modules.has(moduleId) ? 'page-builder' : null;
}

/** Small modules that pages may share, without those that no page needs before something is done on it. */
const sharedModules =
  /[\\/](?:ui|design-tokens|storefront)[\\/]src[\\/](?!(?:auth|captcha|checkbox|checkout|commerce|consent|credit|custom-attributes|date-field|dialog|favorite-store|field|fieldset|form-error-banner|forms|help|hooks(?![\\/]use-isomorphic)|message-page|overlay-mask|password-field|price-summary|quantity-stepper|radio-group|select|session|stores|text-area|toast)[\\/]|content[\\/]html|card[\\/]form-card|product-options[\\/]image-limits|cart[\\/]cart-error-text|icon[\\/](?:eye|pin|trash)|popover[\\/]|postal-address[\\/])/;

/** What changes data, and keeps the focus after it, with what sessions and accounts need of the cart. */
const mutationModules =
  /[\\/]storefront[\\/]src[\\/](?:forms[\\/](?:messages|use-slow-notice)|platform[\\/]focus[\\/]use-(?:before-remove|removal-focus)|cart[\\/](?:applied-credits|cart-(?:amount|errors)|pending-(?:line-update|mutations)|use-has-credit)|commerce[\\/](?:entity-merge|identity|merge-mutation-result|mutate|selection|use-mutate))\.ts$/;

/** What checks what is typed. */
const formModules = /[\\/]storefront[\\/]src[\\/]forms[\\/](?!messages|use-slow-notice)/;

/**
 * What the hearts of products share with the pages of customers. The hearts load at the first interaction: nothing here
 * may import one of the groups below.
 */
const wishlistModules =
  /[\\/]storefront[\\/]src[\\/]wishlist[\\/](?:fetch-wishlist|guest-wishlist|listed-wishes|messages|use-[\w-]+|wishlist-(?:choice|enabled|operations))\.ts$/;

/** Who is signed in, which the menu of small screens shows. */
const userModules = /[\\/]storefront[\\/]src[\\/]auth[\\/](?:customer-query|use-user|user-state)\.ts$/;

/** What signs out, with the menus of customers: they have no form. */
const signOutModules =
  /[\\/]storefront[\\/]src[\\/](?:auth[\\/](?:session-(?:cart|operations)|sign-out|token-lifetime|use-session-cart|use-sign-out)|account[\\/](?:messages|(?:use-)?account-links)|orders[\\/]order-routes)\.ts$/;

/** What signs in, with what becomes of a guest's wishlist. */
const authModules =
  /[\\/]storefront[\\/]src[\\/](?:auth[\\/]|wishlist[\\/]guest-wishlist-link-slot)|[\\/]ui[\\/]src[\\/]password-field[\\/]/;

/** Pages and menus of customers, without what stands for them on other pages until they are wanted. */
const customerModules =
  /[\\/]storefront[\\/]src[\\/](?:account|orders|auth|wishlist)[\\/](?!account-trigger|move-to-wishlist\.tsx|lazy-wishlist-toggle)|[\\/]ui[\\/]src[\\/]password-field[\\/]/;

/** What shows and changes a cart, without the button that fills it, which is on most pages. */
const cartModules =
  /[\\/]storefront[\\/]src[\\/]cart[\\/](?!add-to-cart-button|adding[\\/]|applied-credits|cart-amount|cart-context|cart-errors|cart-id-store|cart-not-found-error|create-cart-mutation|images-by-sku|index|load-add-to-cart|maximum-quantity|messages|pending-|post-fields|quantity-labels|use-cart-actions|use-cart-errors|use-create-cart|use-has-credit)/;

/** What is stored of a checkout and its orders: a sign-out removes it, so that every form to sign in imports it. */
const orderStorageModules =
  /[\\/]storefront[\\/]src[\\/]checkout[\\/](?:attempts[\\/]order-attempts?|checkout-storage|create-order-storage|optional-field-names|order-(?:contents|storage)|ordered-carts|pickup[\\/]pickup-point|save-in-address-book|stored-address)\.ts$/;

/** What the checkout shares with pages of customers and orders: what was typed and ordered. */
const orderModules =
  /[\\/]storefront[\\/]src[\\/]checkout[\\/](?!cart-lock|checkout-(?:api|operations|responses)|order-requests|payment[\\/](?!saved-)|pickup[\\/](?!pickup-point)|serialize-lines|shipping-methods)/;

/** What the checkout shares with what tells of orders that were sent before. */
const checkoutModules =
  /[\\/]storefront[\\/]src[\\/]checkout[\\/](?!pickup[\\/](?!pickup-picker\.css)|payment[\\/](?!payment-fields))/;

/** What fields of addresses need, in the checkout, the account and forms of customers. */
const addressModules = /[\\/]src[\\/](?:custom-attributes|fieldset|postal-address)[\\/]/;

/** Protection of forms, without what only reCAPTCHA v2 needs. */
const captchaModules = /[\\/]storefront[\\/]src[\\/]captcha[\\/](?!captcha-widget|challenge-frames)[\w.-]+$/;

/** Files that are there, or on their way with every page, before anything is imported on demand. */
const alwaysLoaded = /\/(?:layout|rolldown-runtime|shared|vendor)-[\w-]{7,8}\.\w+$/;

/** What the browser gets: hashed files under /assets/ and a manifest from which the server writes its HTML. */
const clientBuild: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  manifest: true,
  target: 'es2022',
  modulePreload: {
    polyfill: false,
    // What a part of the page fetches beside itself. Every page has the layout and what pages share; the server's HTML
    // names the scripts of late renderers.
    resolveDependencies: (_file, dependencies, { hostId }) =>
      dependencies.filter(
        (file) => !alwaysLoaded.test(file) && !(hostId.includes('/page-builder-') && file.endsWith('.js')),
      ),
  },
  // The content security policy allows no data: URLs for fonts and scripts.
  assetsInlineLimit: 0,
  rolldownOptions: {
    input: {
      boot: 'src/platform/hydration/boot.ts',
      'entry-client': 'src/shell/entry-client.tsx',
      ...Object.fromEntries(allThemeModules.map((module) => [path.basename(module, '.css'), module])),
    },
    output: {
      // Scripts name each other, and hashes do not compress. Rolldown takes no fewer characters for so many files.
      entryFileNames: 'assets/[name]-[hash:7].js',
      chunkFileNames: 'assets/[name]-[hash:7].js',
      codeSplitting: {
        groups: [
          // Changes with the dependencies only, so it outlives a release in the caches of returning shoppers.
          { name: 'vendor', test: /[\\/]node_modules[\\/]/, tags: ['$initial'], priority: 3 },
          // Every page needs all of it: one file compresses better than the many that pages share in parts.
          {
            name: 'layout',
            test: /(?<!hydration[\\/](?:boot|has-shopper-data|hold-links|reload-once)\.ts|generated[\\/].+\.css)$/,
            tags: ['$initial'],
            priority: 2,
          },
          // Small parts that many pages share: alone they compress badly, and each is a request of its own.
          // Without what only fields, modal things, customers, writing to the backend, physical shops and pages without
          // content need: the home page has none of it before it is used.
          {
            name: 'shared',
            test: (id) =>
              sharedModules.test(id) && !mutationModules.test(id) && !customerModules.test(id) && !cartModules.test(id),
            minShareCount: 4,
            maxModuleSize: 1500,
            priority: 0,
          },
          // What the customer's pages and menus share, and what writes to the backend: no page needs them before
          // something is done.
          { name: 'user', test: userModules, includeDependenciesRecursively: false, priority: 1 },
          { name: 'sign-out', test: signOutModules, includeDependenciesRecursively: false, priority: 1 },
          {
            name: 'auth',
            test: authModules,
            minShareCount: 2,
            includeDependenciesRecursively: false,
            priority: 1,
          },
          {
            name: 'customer',
            test: (id) => customerModules.test(id) && !wishlistModules.test(id),
            minShareCount: 2,
            includeDependenciesRecursively: false,
            priority: 0,
          },
          {
            name: 'wishlist',
            test: wishlistModules,
            minShareCount: 2,
            includeDependenciesRecursively: false,
            priority: 0,
          },
          // What mini cart, cart and checkout share.
          { name: 'cart', test: cartModules, minShareCount: 2, includeDependenciesRecursively: false, priority: 0 },
          // One name in the list of what the layout may load, which every page has.
          {
            name: 'captcha',
            test: captchaModules,
            minShareCount: 2,
            includeDependenciesRecursively: false,
            priority: 0,
          },
          {
            name: 'order-storage',
            test: orderStorageModules,
            minShareCount: 2,
            includeDependenciesRecursively: false,
            priority: 1,
          },
          { name: 'order', test: orderModules, minShareCount: 2, includeDependenciesRecursively: false, priority: 0 },
          {
            name: 'checkout',
            test: (id) => checkoutModules.test(id) && !orderModules.test(id),
            minShareCount: 2,
            includeDependenciesRecursively: false,
            priority: 0,
          },
          {
            name: 'address',
            test: addressModules,
            minShareCount: 2,
            includeDependenciesRecursively: false,
            priority: 0,
          },
          // What reads from the backend.
          {
            name: 'query',
            test: /[\\/]commerce[\\/](?:execute|use-query)\.ts$/,
            includeDependenciesRecursively: false,
            priority: 0,
          },
          {
            name: 'client',
            test: /[\\/]commerce[\\/](?:client|header-names|random-id|retry|transport)\.ts$/,
            includeDependenciesRecursively: false,
            priority: 0,
          },
          {
            name: 'rest',
            test: /[\\/](?:commerce[\\/]rest(?:-error)?|session[\\/]use-rest-identity)\.ts$/,
            includeDependenciesRecursively: false,
            priority: 0,
          },
          // Small parts of requests: each file would be named wherever something is loaded on demand.
          {
            name: 'requests',
            test: /[\\/]commerce[\\/](?:announce-slow-answer|country-code|custom-value-uid|preload-query|send-confirmed)\.ts$/,
            includeDependenciesRecursively: false,
            priority: 0,
          },
          {
            name: 'mutations',
            test: mutationModules,
            minShareCount: 2,
            includeDependenciesRecursively: false,
            priority: 0,
          },
          { name: 'forms', test: formModules, minShareCount: 2, includeDependenciesRecursively: false, priority: 0 },
          // What forms share, and what modal things share: few files to name in the layout, fetched when they are used.
          {
            name: 'fields',
            test: /[\\/]ui[\\/]src[\\/](?:checkbox|field|form-error-banner|radio-group|select|text-area|text-field)[\\/]/,
            minShareCount: 2,
            priority: 0,
          },
          {
            name: 'modal',
            test: /[\\/](?:@radix-ui[\\/]|ui[\\/]src[\\/](?:dialog|overlay-mask|side-panel)[\\/])/,
            minShareCount: 2,
            includeDependenciesRecursively: false,
            priority: 0,
          },
          // All that merchants' content needs from the beginning. Left alone, it is cut into pieces by what the late
          // renderers share.
          { name: pageBuilderChunk, includeDependenciesRecursively: false, priority: 1 },
        ],
      },
    },
  },
};

/** What Node runs: the renderer, the production server and the embedded backend. */
const serverBuild: BuildEnvironmentOptions = {
  outDir: 'dist/server',
  ssr: true,
  target: 'node20',
  minify: false,
  rolldownOptions: {
    input: {
      'entry-server': 'src/shell/entry-server.tsx',
      main: 'server/main.ts',
      backend: 'demo/main.ts',
    },
    output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
  },
};

export default defineConfig(({ command, isSsrBuild = false }) => {
  const isBrowserBuild = command === 'build' && !isSsrBuild;
  return {
    ...sourceResolution,
    root: import.meta.dirname,
    appType: 'custom',
    plugins: [
      react(),
      vanillaExtractPlugin(command === 'build' ? { identifiers: toClassName } : {}),
      layeredStyles(),
      messages(),
      ...(isBrowserBuild
        ? [treeShakableRouter(), documents(), ...serviceWorker(`${import.meta.dirname}/dist/client`)]
        : []),
    ],
    resolve: {
      ...sourceResolution.resolve,
      alias: isBrowserBuild ? slimAliases : [],
    },
    optimizeDeps: { entries: ['src/shell/entry-client.tsx'] },
    build: { ...(isSsrBuild ? serverBuild : clientBuild), reportCompressedSize: false },
  };
});
