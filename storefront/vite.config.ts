import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { BuildEnvironmentOptions, PluginOption, UserConfig } from 'vite';
import { allThemeModules } from './server/pages/document-theme.ts';
import { documents } from './vite/minify-documents.ts';
import { layeredStyles } from './vite/layered-styles.ts';
import { messages } from './vite/messages-plugin.ts';
import { serviceWorker } from './vite/service-worker.ts';
import { treeShakableRouter } from './vite/tree-shakable-router.ts';
import { slimAliases } from './vite/slim-aliases.ts';
import { sourceResolution } from './vite/source-resolution.ts';
import type { MergedPage } from './vite/merge-chunks.ts';
import { mergedChunks } from './vite/merged-chunks-plugin.ts';
import { toClassName } from './vite/to-class-name.ts';

/** What shoppers load most, with its weight; the home page is content. */
const mainPages: readonly MergedPage[] = [
  { entries: /[\\/](?:cms-page|content-types[\\/](?:products|slider)[\\/][\w-]+)\.tsx$/, weight: 60 },
  { entries: /[\\/]category-page\.tsx$/, weight: 12 },
  { entries: /[\\/]product-page\.tsx$/, weight: 12 },
  { entries: /[\\/](?:load-product-page|product-page|purchase-form)\.tsx?$/, weight: 12 },
  { entries: /[\\/]search-page\.tsx$/, weight: 12 },
  { entries: /[\\/](?:cart-page|cart-sync|cross-sell)\.tsx$/, weight: 12 },
  { entries: /[\\/]checkout-page\.tsx$/, weight: 12 },
  { entries: /[\\/]wishlist-toggle\.tsx$/, weight: 20 },
];

/** Files that are there, or on their way with every page, before anything is imported on demand. */
const alwaysLoaded = /\/(?:layout|rolldown-runtime|vendor)-[\w-]{7}\.\w+$/;

/** What the browser gets: hashed files under /assets/ and a manifest from which the server writes its HTML. */
const clientBuild: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  manifest: true,
  target: 'es2022',
  modulePreload: {
    polyfill: false,
    // What a part of the page fetches beside itself.
    resolveDependencies: (_file, dependencies) => dependencies.filter((file) => !alwaysLoaded.test(file)),
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
      assetFileNames: 'assets/[name]-[hash:7][extname]',
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
      'entry-server': 'src/shell/entry-server.ts',
      main: 'server/main.ts',
      backend: 'demo/main.ts',
    },
    output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
  },
};

/** What development, tests and all builds have. */
const createConfig = (isBuild: boolean, plugins: readonly PluginOption[], build: BuildEnvironmentOptions) =>
  ({
    ...sourceResolution,
    root: import.meta.dirname,
    appType: 'custom',
    plugins: [
      react(),
      vanillaExtractPlugin(isBuild ? { identifiers: toClassName } : {}),
      layeredStyles(),
      messages(),
      ...plugins,
    ],
    resolve: sourceResolution.resolve,
    optimizeDeps: { entries: ['src/shell/entry-client.tsx'] },
    build: { ...build, reportCompressedSize: false },
  }) satisfies UserConfig;

const createBrowserConfig = (plugins: readonly PluginOption[]) => {
  const config = createConfig(true, [treeShakableRouter(), documents(), ...plugins], clientBuild);
  return { ...config, resolve: { ...config.resolve, alias: slimAliases } };
};

export default defineConfig(({ command, isSsrBuild = false }) => {
  if (command !== 'build') return createConfig(false, [], clientBuild);
  if (isSsrBuild) return createConfig(true, [], serverBuild);
  return createBrowserConfig([
    mergedChunks(createBrowserConfig([]), {
      // Less leaves more files, more loads what is not used: see docs/decisions/rendering.md.
      requestBytes: 1300,
      pages: mainPages,
    }),
    serviceWorker(`${import.meta.dirname}/dist/client`),
  ]);
});
