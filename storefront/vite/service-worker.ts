import path from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { readAssetManifest } from '../server/pages/asset-manifest.ts';

/** What must be there before it is first needed: without a connection nothing can be fetched. */
const offlineModules = [
  'src/shell/pages/offline-page.tsx',
  'src/cart/mini-cart.tsx',
  'src/shell/layout/menu-drawer.tsx',
  '../ui/src/toast/index.ts',
  'src/commerce/client.ts',
] as const;

/**
 * Builds the service worker to `/sw.js`, with the list of the files that it fetches in advance. Registered by the
 * application.
 */
export function serviceWorker(clientDir: string): Plugin[] {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/shell/service-worker',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: ['assets/*.{js,css}'],
      // Their names carry a hash already.
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        async (entries) => {
          const { assetsOf } = await readAssetManifest(path.resolve(clientDir));
          const { boot, entry, modules, styles } = assetsOf({
            modules: offlineModules,
            layoutModules: [],
            isDeferred: false,
            lazyModules: [],
          });
          const wanted = new Set([boot, entry, ...modules, ...styles.files]);
          return { manifest: entries.filter(({ url }) => wanted.has(`/${url}`)) };
        },
      ],
    },
  });
}
